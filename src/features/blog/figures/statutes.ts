/** Sections of 45 CFR that articles cite, with their official headings as of September 2025. */
export const statutes = {
  '164.502(b)': 'Minimum necessary',
  '164.312': 'Technical safeguards',
  '164.514(h)': 'Verification requirements',
  '164.312(b)': 'Audit controls',
  '164.504(e)': 'Business associate contracts',
  '164.410': 'Notification by a business associate',
} as const;

export type StatuteId = keyof typeof statutes;

/** Official URL of the section; paragraphs are below its heading. */
export const statuteUrl = (id: StatuteId): string =>
  `https://www.ecfr.gov/current/title-45/section-${id.replace(/\(.*/, '')}`;
