// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** What to draw, on a grid of 256 by 256. */
export default 'M168 152a8 8 0 0 1-8 8H96a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8m-8-40H96a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16m56-64v168a16 16 0 0 1-16 16H56a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h36.3a48 48 0 0 1 71.4 0H200a16 16 0 0 1 16 16M96 64h64a32 32 0 0 0-64 0m104-16h-26.7a48 48 0 0 1 2.7 16v8a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8v-8a48 48 0 0 1 2.8-16H56v168h144Z';
