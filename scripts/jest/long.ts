/** True in `npm run test:long`, which tests everything that `npm test` samples. */
export const isLong = process.env.LONG === '1';
