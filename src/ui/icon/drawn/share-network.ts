// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** Paths on a grid of 256 by 256. */
export default 'M176 160a40 40 0 0 0-28.6 12l-46.1-29.5a40 40 0 0 0 0-29l46-29.6a40 40 0 1 0-8.6-13.4l-46 29.6a40 40 0 1 0 0 55.8l46 29.6A40 40 0 1 0 176 160m0-128a24 24 0 1 1-24 24 24 24 0 0 1 24-24M64 152a24 24 0 1 1 24-24 24 24 0 0 1-24 24m112 72a24 24 0 1 1 24-24 24 24 0 0 1-24 24';
