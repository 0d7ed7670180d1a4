import {company} from '../../config/company.ts';
import {claims} from '../../data/claims.ts';
import {siteMetadata} from '../../data/siteMetadata.ts';

/** Button labels of the home page, fixed by the owner. */
export const homeLabels = {demo: 'Book Your Demo', testCall: 'Call Test AI'} as const;

/** Copy and figures of the home page that are in no other list. */
export const hero = {
  badge: 'The AI receptionist for US medical practices',
  headline: siteMetadata.headline,
  lede: `${company.name} answers your practice’s phone in ${claims.answerSeconds} seconds, talks the way your front desk talks, and books the visit into your schedule.`,
  trust: [
    {icon: 'shield-check', label: 'HIPAA Ready'},
    {icon: 'clock', label: claims.coverage},
    {icon: 'translate', label: 'Multi-Language'},
  ],
} as const;

export const homeFigures = [
  {value: claims.practicesServed, label: 'medical and health practices served'},
  {value: claims.coverageShort, label: 'coverage, holidays included'},
  {value: claims.satisfaction, label: 'satisfaction across our practices'},
] as const;
