// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** What to draw, on a grid of 256 by 256. */
export default 'm229.7 109.7-48 48a8 8 0 0 1-11.4-11.4l34.4-34.3H128a88 88 0 0 0-88 88 8 8 0 0 1-16 0A104 104 0 0 1 128 96h76.7l-34.4-34.3a8 8 0 0 1 11.4-11.4l48 48a8 8 0 0 1 0 11.4';
