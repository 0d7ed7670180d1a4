import {readQuery} from './address/readQuery.ts';

export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignField = (typeof campaignFields)[number];

export type Campaign = Readonly<Partial<Record<CampaignField, string>>>;

/** Same pattern as the table's check (supabase/migrations). */
const ALLOWED = /^[A-Za-z0-9._~+-]{1,100}$/;

/** Links get encoded again when they are forwarded. */
const MAX_DECODINGS = 3;

const decoded = (text: string): string => {
  let plain = text;
  for (let round = 0; round < MAX_DECODINGS && /%[\da-f]{2}/i.test(plain); round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return plain;
};

/**
 * Normalizes a campaign name: 'Spring Sale | NY', 'spring+sale+|+ny' and 'spring%2520sale%2520ny'
 * become spring-sale-ny. Returns '' for an email address, which identifies a person, and for an
 * unreplaced placeholder.
 */
const slugify = (value: string): string => {
  const text = decoded(value);
  if (/[@{}<>\u0000-\u001f]/.test(text)) return '';
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._~]+/g, '-')
    .replace(/^[-._~]+|[-._~]+$/g, '');
};

/** Parses the campaign from a query string. Drops values that aren't allowed. */
export const readCampaign = (search: string): Campaign => {
  const query = readQuery(search);
  const found = campaignFields.flatMap((field) => {
    const value = slugify(query.get(field) ?? '');
    return ALLOWED.test(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(found);
};

let first: Campaign | undefined;

/** Stores the campaign of the visit's first URL, in memory only. Later calls change nothing. */
export const storeCampaign = (search: string): void => {
  first ??= readCampaign(search);
};

/** Campaign of the current visit; empty if it has none. */
export const visitCampaign = (): Campaign => first ?? {};

/** Sets the campaign in a URL's query, replacing any other campaign. */
export const withCampaign = (address: string, campaign: Campaign): string => {
  const pairs = campaignFields.flatMap((field) =>
    campaign[field] === undefined ? [] : [`${field}=${campaign[field]}`],
  );
  if (pairs.length === 0) return address;
  const url = new URL(address);
  for (const field of campaignFields) {
    if (url.searchParams.has(field)) url.searchParams.delete(field);
  }
  // Not encoded again: every allowed character is valid in a query.
  url.search = [url.search.slice(1), ...pairs].filter(Boolean).join('&');
  return url.href;
};
