// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** Paths on a grid of 256 by 256. */
export default 'M168 112a8 8 0 0 1-8 8H96a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8m-8 24H96a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16m72-8a104 104 0 0 1-152.9 91.8l-34 11.4a16 16 0 0 1-20.3-20.3l11.4-34A104 104 0 1 1 232 128m-16 0a88 88 0 1 0-164.2 44 8 8 0 0 1 .7 6.6L40 216l37.4-12.5a8 8 0 0 1 2.5-.4 8 8 0 0 1 4 1A88 88 0 0 0 216 128';
