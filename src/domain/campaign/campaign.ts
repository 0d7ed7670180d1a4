/** What a link may say about the campaign that it belongs to. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignField = (typeof campaignFields)[number];

export type Campaign = Readonly<Partial<Record<CampaignField, string>>>;

/** The table knows the same (supabase/migrations). */
const ALLOWED = /^[A-Za-z0-9._~+-]{1,100}$/;

/** Links are encoded again by what passes them on. */
const MOST_DECODINGS = 3;

const decoded = (text: string): string => {
  let plain = text;
  for (let round = 0; round < MOST_DECODINGS && /%[\da-f]{2}/i.test(plain); round += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return plain;
};

/**
 * One readable name, however it was typed and encoded: 'Spring Sale | NY', 'spring+sale+|+ny' and
 * 'spring%2520sale%2520ny' are spring-sale-ny. '' for what names somebody (an email address) or nothing
 * (a placeholder that nobody filled in).
 */
const asName = (value: string): string => {
  const text = decoded(value);
  if (/[@{}<>\u0000-\u001f]/.test(text)) return '';
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._~]+/g, '-')
    .replace(/^[-._~]+|[-._~]+$/g, '');
};

/** Reads the campaign from a query string. What is not allowed is left out. */
export const readCampaign = (search: string): Campaign => {
  // Links are copied out of HTML with its escapes.
  const query = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const given = [...query].map(([field, value]) => [field.toLowerCase(), asName(value)] as const);
  const found = campaignFields.flatMap((field) => {
    const [, value = ''] = given.find(([name]) => name === field) ?? [];
    return ALLOWED.test(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(found);
};

let first: Campaign | undefined;

/** Keeps the campaign of the visit's first address, in memory only. Later calls change nothing. */
export const keepCampaign = (search: string): void => {
  first ??= readCampaign(search);
};

/** The campaign that brought the visitor; empty where none did. */
export const visitCampaign = (): Campaign => first ?? {};

/** An address with the campaign in its query, in place of one that it has itself. */
export const withCampaign = (address: string, campaign: Campaign): string => {
  const pairs = campaignFields.flatMap((field) =>
    campaign[field] === undefined ? [] : [`${field}=${campaign[field]}`],
  );
  if (pairs.length === 0) return address;
  const url = new URL(address);
  for (const field of campaignFields) {
    if (url.searchParams.has(field)) url.searchParams.delete(field);
  }
  // As written: every allowed character may stand in a query.
  url.search = [url.search.slice(1), ...pairs].filter(Boolean).join('&');
  return url.href;
};
