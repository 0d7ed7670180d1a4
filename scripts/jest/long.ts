/** True in `npm run test:long`, which tests all cases of which `npm test` tests a sample. */
export const isLong = process.env.LONG === '1';
