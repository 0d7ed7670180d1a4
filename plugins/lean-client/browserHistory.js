// In place of `history` on a site with the router 'browser': the other two kinds stay out.
// React Router names them in classes that nobody uses, and the bundler keeps what they call.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
