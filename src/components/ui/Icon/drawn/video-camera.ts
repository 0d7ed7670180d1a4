// Written by `npm run icons` from @phosphor-icons/core, Regular.
/** What to draw, on a grid of 256 by 256. */
export default 'M251.8 73a8 8 0 0 0-8.2.4L208 97V72a16 16 0 0 0-16-16H32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-25l35.6 23.7a8 8 0 0 0 4.4 1.3 8 8 0 0 0 8-8V80a8 8 0 0 0-4.2-7M192 184H32V72h160zm48-23-32-21.3v-23.4L240 95Z';
