import {company} from '../../config/company.ts';

/** Month in which all three texts were revised. */
export const legalRevised = 'November 2026';

/** Effective date: the owner fixed September 2025; the terms' last section lists later changes. */
export const legalByline = `Last updated September 2025, revised ${legalRevised}`;

const fileName = `${company.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-processing-agreement.pdf`;

/** PDF of the agreement, built by plugins/legal-pdf from src/pages/dpa.mdx. */
export const dpaPdf = {path: `/legal/${fileName}`, fileName} as const;

/** Fields that each party fills in on the agreement, on the page and in its PDF. */
export const signatureBlocks = [
  {
    party: 'For the practice',
    lines: [
      'Legal name and address',
      'Privacy contact for reports (clause 6.1)',
      'Name and title',
      'Signature',
      'Date',
    ],
  },
  {
    party: `For ${company.name}`,
    lines: [
      'Legal name and address',
      'Effective date of this agreement',
      'Name and title',
      'Signature',
      'Date',
    ],
  },
] as const;
