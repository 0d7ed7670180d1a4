/** Checks whether a host name means the machine that opens it. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|(?:.+\.)?localhost|\[?::1?\]?)$/i.test(hostname);
