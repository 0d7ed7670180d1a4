import {brand} from '../../src/config/brand.ts';
import {redirects} from '../../src/data/redirects.ts';

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** What Docusaurus checks, and what a person's mail or phone program opens. */
const ON_THIS_SITE = /^(?:#.|\/(?!\/)|\.{1,2}\/|[\w/-]+\.mdx?(?:#|$))/;
const OF_A_PERSON = /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|(?:tel|sms):\+?[\d().-]+)$/i;

/** This machine, and the network around it. */
const NEAR =
  /^(?:[^.[]+$|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1?\])|\.(?:local|localhost|internal)$/;

/** Where hosts and tunnels show what isn't published. */
const PREVIEWS =
  /\.(?:netlify\.app|pages\.dev|workers\.dev|vercel\.app|github\.dev|gitpod\.io|loca\.lt|ngrok(?:-free)?\.(?:app|dev)|trycloudflare\.com)$/;

/** Services that don't say where a link leads. */
const HIDING =
  /^(?:t\.co|bit\.ly|lnkd\.in|tinyurl\.com|goo\.gl|ow\.ly)\/|mimecast|bing\.com\/ck\/|google\.\w+\/amp\//;

/** Libraries of old pages, whose addresses contain the page's own. */
const ARCHIVES = /(?:^|\.)archive\.(?:org|ph|today|is)$/;

/** What networks and chat assistants add to a link, to count who came by it. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|_hs\w+)$/;

/** Whether an address can be decoded: '/100%' can't. */
export const isDecodable = (address: string): boolean => {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
};

/** The address that mails, searches, and networks put another one before. */
const innerAddress = ({searchParams, pathname}: URL): string | undefined =>
  [...searchParams.values()].find((value) => /^https?:\/\/./i.test(value)) ??
  /https?:\/\/.+?(?=__;|$)/i.exec(decodeURIComponent(pathname))?.[0];

/** What is wrong with an address that begins with https:// or http://. */
const farProblem = (address: string): string | null => {
  const url = new URL(address);
  const host = hostOf(address);
  const page = `${url.pathname}${url.search}${url.hash}`;
  if (host === hostOf(brand.siteUrl)) return `leads to this site; write ${page}`;
  if (NEAR.test(host)) return `leads to your own machine; write ${page}`;
  if (PREVIEWS.test(host)) return `leads to a preview; write ${page}, or the published address`;
  const inner = ARCHIVES.test(host) ? undefined : innerAddress(url);
  if (inner !== undefined) return `leads through ${host}; write ${inner}`;
  if (HIDING.test(`${host}${url.pathname}`)) return `hides where it leads; write that address`;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return null;
  for (const name of tracking) url.searchParams.delete(name);
  return `has ${tracking[0]}, which counts readers for others; write ${url.href}`;
};

/** What is wrong with where a link leads, if anything; Docusaurus finds pages that are missing. */
export const linkProblem = (address: string): string | null => {
  if (address === '' || address === '#') return 'has no address; write it';
  if (!isDecodable(address)) return 'has a % that says nothing; write %25';
  const moved = redirects.find(({from}) => from === address.replace(/\/?(?:[?#].*)?$/, ''));
  if (moved) return `has moved; write ${moved.to}`;
  if (ON_THIS_SITE.test(address) || OF_A_PERSON.test(address)) return null;
  const absolute = address.replace(/^(?:\/\/|(?=localhost:\d))/, 'https://');
  if (/^https?:\/\/(?!https?:)/i.test(absolute) && URL.canParse(absolute)) {
    return farProblem(absolute);
  }
  if (/^[^\s@:]+@[^\s@:]+$/.test(address)) return `isn’t an address; write mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i.test(address)
    ? `isn’t an address; write https://${address}`
    : 'isn’t an address; write one that begins with /, https://, mailto:, or tel:';
};
