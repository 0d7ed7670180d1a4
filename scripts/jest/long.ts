/** True in `npm run test:long`, which does all of what `npm test` does a sample of. */
export const isLong = process.env.LONG === '1';
