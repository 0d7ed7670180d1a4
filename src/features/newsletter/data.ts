import {company} from '../../config/company.ts';

/** `blog` for the 'Stay Updated' box, `website` everywhere else. */
export type NewsletterSource = 'website' | 'blog';

interface NewsletterConsent {
  /** Stored with every address; changed wording needs a new version here and in a migration. */
  readonly version: string;
  /** Sentences beside the form's field, in reading order; stored joined by a space. */
  readonly parts: readonly [string, string];
}

const PROMISE = `One short email a month about running a calmer front desk and what’s new in ${company.name}.`;

/** Consent texts by the form that shows them, stored as proof of consent. */
export const newsletterConsent: Readonly<Record<NewsletterSource, NewsletterConsent>> = {
  website: {
    version: '2026-11-28-website',
    parts: [PROMISE, 'We never ask for patient information. Unsubscribe at any time.'],
  },
  blog: {version: '2026-11-28-blog', parts: [PROMISE, 'Unsubscribe at any time.']},
};
