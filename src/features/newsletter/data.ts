import {company} from '../../config/company.ts';

/** `blog` for the 'Stay Updated' box, `website` everywhere else. */
export type NewsletterSource = 'website' | 'blog';

export interface NewsletterConsent {
  /** Stored with every address; changed wording needs a new version here and in a migration. */
  readonly version: string;
  readonly form: NewsletterSource;
  /** Sentences beside the form's field, in reading order. */
  readonly parts: readonly [string, ...string[]];
  /** All parts joined, as stored in the database. */
  readonly words: string;
}

const consent = <Parts extends readonly [string, ...string[]]>(
  version: string,
  form: NewsletterSource,
  ...parts: Parts
): NewsletterConsent & {readonly parts: Parts} => ({version, form, parts, words: parts.join(' ')});

/** Consent texts by the form that shows them, stored as proof of consent. */
export const newsletterConsent = {
  website: consent(
    '2026-11-28-website',
    'website',
    `One short email a month about running a calmer front desk and what’s new in ${company.name}.`,
    'We never ask for patient information. Unsubscribe at any time.',
  ),
  blog: consent(
    '2026-11-28-blog',
    'blog',
    `One short email a month about running a calmer front desk and what’s new in ${company.name}. Unsubscribe at any time.`,
  ),
} as const satisfies Record<NewsletterSource, NewsletterConsent>;
