/** Checks whether a host is this machine itself: to a visitor, the visitor's own. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|(?:.+\.)?localhost|\[?::1?\]?)$/i.test(hostname);
