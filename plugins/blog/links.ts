import {brand} from '../../src/config/brand.ts';

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** This machine, and the network around it. */
const NEAR =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1?\])|\.(?:local|localhost|internal)$/;

/** Where hosts and tunnels show what isn't published. */
const PREVIEWS =
  /\.(?:netlify\.app|pages\.dev|workers\.dev|vercel\.app|github\.dev|gitpod\.io|loca\.lt|ngrok(?:-free)?\.(?:app|dev)|trycloudflare\.com)$/;

/** Services that mails and searches put in front of an address, with where they keep it. */
const BETWEEN: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/, 'q'],
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/, 'url'],
  [/^https?:\/\/[^/]*safelinks\.protection\.outlook\.com\//, 'url'],
  [/^https?:\/\/l\.(?:facebook|instagram)\.com\//, 'u'],
  [/^https?:\/\/(?:www\.)?linkedin\.com\/(?:redir|safety)/, 'url'],
  [/^https?:\/\/(?:www\.)?youtube\.com\/redirect\?/, 'q'],
  [/^https?:\/\/slack-redir\.net\/link\?/, 'url'],
];

/** Whether an address can be decoded: '/100%' can't. */
export const isDecodable = (address: string): boolean => {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
};

/** What is wrong with where a link leads, if anything; Docusaurus finds pages that are missing. */
export const linkProblem = (address: string): string | null => {
  if (/^(?:javascript|data|vbscript|file|blob):/i.test(address)) {
    return 'is blocked on the site; link to a page';
  }
  if (address !== '' && !isDecodable(address)) return 'has a % that says nothing; write %25';
  if (!/^(?:https?:)?\/\//i.test(address)) return null;
  const absolute = address.replace(/^\/\//, 'https://');
  if (!URL.canParse(absolute)) return 'isn’t an address; correct it';
  const {pathname, search, hash, searchParams} = new URL(absolute);
  const host = hostOf(absolute);
  const page = `${pathname}${search}${hash}`;
  if (host === hostOf(brand.siteUrl)) return `leads to this site; write ${page}`;
  if (NEAR.test(host)) return `leads to your own machine; write ${page}`;
  if (PREVIEWS.test(host)) return `leads to a preview; write ${page}, or the published address`;
  for (const [between, parameter] of BETWEEN) {
    const target = searchParams.get(parameter);
    if (between.test(absolute) && target) return `leads through ${host}; write ${target}`;
  }
  return null;
};
