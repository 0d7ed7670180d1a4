/** Campaign parameters that a link may have. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignField = (typeof campaignFields)[number];

export type Campaign = Readonly<Partial<Record<CampaignField, string>>>;

/** The table knows the same (supabase/migrations). An address or a sentence does not fit in. */
const ALLOWED = /^[A-Za-z0-9._~+-]{1,100}$/;

/** Reads the campaign from a query string. What is not allowed is left out. */
export const readCampaign = (search: string): Campaign => {
  // Links are copied out of HTML with its escapes. A plus sign is kept as it is written: it stands
  // for a space between the words of a term.
  const query = new URLSearchParams(search.replaceAll('&amp;', '&').replaceAll('+', '%2B'));
  const found = campaignFields.map((field) => [field, query.get(field) ?? ''] as const);
  return Object.fromEntries(found.filter(([, value]) => ALLOWED.test(value)));
};

let first: Campaign | undefined;

/** Keeps the campaign of the visit's first address, in memory only. Later calls change nothing. */
export const storeCampaign = (search: string): void => {
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
