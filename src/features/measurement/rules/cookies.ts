/** Cookies that the services set on our own domain: Google's _ga…, _gid, _gat, _gcl…; Meta's _fb…. */
const SERVICE_COOKIE = /^(?:_ga$|_ga_|_gid$|_gat|_gcl_|_fbp$|_fbc$)/;

/** Lists the services' cookies in a `document.cookie` string. */
export const serviceCookies = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => SERVICE_COOKIE.test(name));

/** Lists the domains that may have a cookie: `www.a.example`, `a.example`, `example`. */
export const cookieDomains = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/**
 * Deletes the services' cookies on our domain. No page can delete those on the services' own domains;
 * the browser's settings do.
 */
export const deleteServiceCookies = (): void => {
  for (const name of serviceCookies(document.cookie)) {
    const expired = `${name}=; Max-Age=0; path=/`;
    document.cookie = expired;
    for (const domain of cookieDomains(window.location.hostname)) {
      document.cookie = `${expired}; domain=${domain}`;
    }
  }
};
