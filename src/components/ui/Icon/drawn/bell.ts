// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** What to draw, on a grid of 256 by 256. */
export default 'M221.8 176c-5.6-9.6-13.8-36.7-13.8-72a80 80 0 1 0-160 0c0 35.3-8.3 62.4-13.8 72A16 16 0 0 0 48 200h40.8a40 40 0 0 0 78.4 0H208a16 16 0 0 0 13.8-24M128 216a24 24 0 0 1-22.6-16h45.2a24 24 0 0 1-22.6 16m-80-32c7.7-13.2 16-44 16-80a64 64 0 1 1 128 0c0 36 8.3 66.7 16 80Z';
