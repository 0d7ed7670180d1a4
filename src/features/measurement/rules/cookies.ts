/** Cookies that the services leave on our own domain: Google's _ga…, _gid, _gat, _gcl…; Meta's _fb…. */
const SERVICE_COOKIE = /^(?:_ga$|_ga_|_gid$|_gat|_gcl_|_fbp$|_fbc$)/;

/** Names of the services' cookies in a `document.cookie` string. */
export const serviceCookies = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => SERVICE_COOKIE.test(name));

/** `www.a.example` → itself, `a.example`, `example`: a cookie may sit on any of them. */
export const cookieDomains = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/**
 * Removes what the services stored on our domain. Cookies on their own domains are out of reach of
 * any page; the browser's settings remove those.
 */
export const deleteServiceCookies = (): void => {
  for (const name of serviceCookies(document.cookie)) {
    const gone = `${name}=; Max-Age=0; path=/`;
    document.cookie = gone;
    for (const domain of cookieDomains(window.location.hostname)) {
      document.cookie = `${gone}; domain=${domain}`;
    }
  }
};
