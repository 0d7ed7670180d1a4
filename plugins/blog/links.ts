import {company} from '../../src/config/company.ts';
import {redirects} from '../../src/data/redirects.ts';

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** Matches links within this site, which Docusaurus checks. */
const ON_THIS_SITE = /^(?:#.|\/(?!\/)|\.{1,2}\/|[\w/-]+\.mdx?(?:#|$))/;
/** Matches email addresses and phone numbers. */
const OF_A_PERSON = /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|(?:tel|sms):\+?[\d().-]+)$/i;

/** Hosts on this machine and in private networks. */
const PRIVATE_HOST =
  /^(?:[^.[]+$|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1?\])|\.(?:local|localhost|internal)$/;

const PREVIEWS =
  /\.(?:netlify\.app|pages\.dev|workers\.dev|vercel\.app|github\.dev|gitpod\.io|loca\.lt|ngrok(?:-free)?\.(?:app|dev)|trycloudflare\.com)$/;

/** Services that hide a link's target. */
const LINK_SHORTENER =
  /^(?:t\.co|bit\.ly|lnkd\.in|tinyurl\.com|goo\.gl|ow\.ly)\/|mimecast|bing\.com\/ck\/|google\.\w+\/amp\//;

/** Archives, whose addresses contain the page's own. */
const ARCHIVES = /(?:^|\.)archive\.(?:org|ph|today|is)$/;

/** Parameters that networks and chat assistants add for tracking. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|_hs\w+)$/;

/** Checks that an address can be decoded, unlike '/100%'. */
export const isDecodable = (address: string): boolean => {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
};

/** Returns the target in a redirect link of an email program, a search engine, or a social network. */
const redirectTarget = ({searchParams, pathname}: URL): string | undefined =>
  [...searchParams.values()].find((value) => /^https?:\/\/./i.test(value)) ??
  /https?:\/\/.+?(?=__;|$)/i.exec(decodeURIComponent(pathname))?.[0];

/** Returns the problem of a link to another site; null for none. */
const externalLinkProblem = (address: string): string | null => {
  const url = new URL(address);
  const host = hostOf(address);
  const page = `${url.pathname}${url.search}${url.hash}`;
  if (host === hostOf(company.siteUrl)) return `leads to this site; write ${page}`;
  if (PRIVATE_HOST.test(host)) return `leads to your own machine; write ${page}`;
  if (PREVIEWS.test(host)) return `leads to a preview; write ${page}, or the published address`;
  const inner = ARCHIVES.test(host) ? undefined : redirectTarget(url);
  if (inner !== undefined) return `leads through ${host}; write ${inner}`;
  if (LINK_SHORTENER.test(`${host}${url.pathname}`))
    return `hides where it leads; write that address`;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return null;
  for (const name of tracking) url.searchParams.delete(name);
  return `has ${tracking[0]}, which counts readers for others; write ${url.href}`;
};

/** Returns the problem of a link's address; null for none. Docusaurus finds missing pages. */
export const linkProblem = (address: string): string | null => {
  if (address === '' || address === '#') return 'has no address; write it';
  if (!isDecodable(address)) return 'has an invalid % sequence; write %25';
  const moved = redirects.find(({from}) => from === address.replace(/\/?(?:[?#].*)?$/, ''));
  if (moved) return `has moved; write ${moved.to}`;
  if (ON_THIS_SITE.test(address) || OF_A_PERSON.test(address)) return null;
  const absolute = address.replace(/^(?:\/\/|(?=localhost:\d))/, 'https://');
  if (/^https?:\/\/(?!https?:)/i.test(absolute) && URL.canParse(absolute)) {
    return externalLinkProblem(absolute);
  }
  if (/^[^\s@:]+@[^\s@:]+$/.test(address)) return `isn’t an address; write mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(address)
    ? `isn’t an address; write https://${address}`
    : 'isn’t an address; write one that begins with /, https://, mailto:, or tel:';
};
