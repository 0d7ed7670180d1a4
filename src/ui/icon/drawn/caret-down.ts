// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** Paths on a grid of 256 by 256. */
export default 'm213.7 101.7-80 80a8 8 0 0 1-11.4 0l-80-80a8 8 0 0 1 11.4-11.4l74.3 74.4 74.3-74.4a8 8 0 0 1 11.4 11.4';
