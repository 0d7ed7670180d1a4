import type {OperatorQuestion} from '../src/data/operatorFacts.ts';

/**
 * Statement about the law in an article, the terms, or the agreement, with its source. They were written
 * without access to the texts of law, so counsel confirms each. A test compares the list with the links
 * in the articles. No page imports it.
 */
export interface LegalStatement {
  /** Citation of the law. */
  readonly law: string;
  /** Summary of our clause. */
  readonly says: string;
  /** Primary source. */
  readonly url: string;
}

const cfr = (title: number, section: string, paragraph: string, says: string): LegalStatement => ({
  law: `${title} CFR ${section}${paragraph}`,
  says,
  url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
});
const usc = (title: number, section: string, paragraph: string, says: string): LegalStatement => ({
  law: `${title} U.S.C. ${section}${paragraph}`,
  says,
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`,
});

const section1557Rule =
  'https://www.federalregister.gov/documents/2024/05/06/2024-08711/nondiscrimination-in-health-programs-and-activities';

export const legalStatements = {
  '/blog/hipaa-compliance': [
    cfr(45, '160.103', '', 'defines covered entity and business associate'),
    cfr(45, '164.504', '(e)', 'contents of a business associate contract'),
    cfr(45, '164.506', '', 'treatment, payment and operations need no authorization'),
    cfr(45, '164.510', '(b)', 'family and others involved in care'),
    cfr(45, '164.502', '(b)', 'minimum necessary, and where it does not apply'),
    cfr(45, '164.502', '(g)', 'parents as representatives of minors'),
    cfr(45, '164.312', '', 'technical safeguards'),
    cfr(45, '164.312', '(a)', 'unique user identity, emergency access, automatic logoff'),
    cfr(45, '164.312', '(b)', 'audit controls'),
    cfr(45, '164.310', '', 'physical safeguards'),
    cfr(45, '164.306', '(d)', 'what addressable means'),
    cfr(45, '164.402', '', 'breach rules cover unsecured information'),
    cfr(45, '164.308', '(a)(1)', 'risk analysis'),
    cfr(45, '164.308', '(a)(1)(ii)(D)', 'regular review of activity records'),
    cfr(45, '164.308', '(a)(4)', 'who decides on access'),
    cfr(45, '164.308', '(a)(5)', 'security training'),
    cfr(45, '164.514', '(h)', 'verification of whoever asks'),
    cfr(45, '164.316', '(b)(2)', 'six years for security documentation'),
    cfr(45, '164.530', '(j)', 'six years for privacy documentation'),
    cfr(45, '164.530', '(b)', 'training on privacy policies'),
    cfr(45, '164.522', '(a)', 'restrictions'),
    cfr(45, '164.522', '(b)', 'confidential communications'),
    cfr(45, '164.508', '', 'authorizations'),
    cfr(45, '164.512', '(e)', 'courts and subpoenas'),
    cfr(45, '164.512', '(f)', 'law enforcement'),
    cfr(45, '164.512', '(l)', 'workers’ compensation'),
    cfr(45, '164.410', '', 'a business associate has at most 60 days'),
    cfr(45, '164.404', '(b)', 'patients are told within 60 days of discovery'),
    cfr(45, '164.404', '(a)(2)', 'an agent’s knowledge counts as the practice’s'),
    cfr(45, '164.406', '', 'media, above 500 residents of a state'),
    cfr(45, '164.408', '', 'HHS, from 500 people at once, fewer after the year'),
    {
      law: '45 CFR Part 164',
      says: 'as a whole',
      url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164',
    },
    {
      law: '90 FR 898, January 6, 2025, RIN 0945-AA22',
      says: 'Security Rule proposed, final rule planned for May 2026; check where it stands today',
      url: 'https://www.federalregister.gov/documents/2025/01/06/2024-30983/hipaa-security-rule-to-strengthen-the-cybersecurity-of-electronic-protected-health-information',
    },
  ],
  '/blog/patient-experience': [
    cfr(
      28,
      '36.303',
      '(d)',
      'automated systems work with relay calls, which are taken as any other',
    ),
  ],
  '/blog/roi': [cfr(45, '164.504', '(e)', 'a business associate agreement is required')],
  '/blog/future-automation': [
    cfr(45, '170.315', '(g)(10)', 'certified systems offer an interface for reading'),
    cfr(47, '64.1200', '', 'consent, and the health care easements (a)(2) and (a)(9)(iv)'),
    cfr(47, '64.1200', '(a)(10)', 'ten business days to honor a no'),
    cfr(45, '92.210', '', 'patient care decision support tools, since May 1, 2025'),
    usc(47, '227', '', 'prior express consent for an artificial voice, in writing for marketing'),
    {
      law: 'FCC 24-17, February 8, 2024',
      says: 'an AI voice is an artificial voice',
      url: 'https://docs.fcc.gov/public/attachments/FCC-24-17A1.pdf',
    },
    {
      law: 'Utah S.B. 149 (2024), S.B. 226 (2025), Utah Code 13-75-103',
      says: 'disclosure in high-risk interactions, or when clearly asked',
      url: 'https://le.utah.gov/~2025/bills/static/SB0226.html',
    },
    {
      law: 'California A.B. 3030 (2024), Health and Safety Code 1339.75',
      says: 'disclaimer on AI messages about clinical information, not on scheduling',
      url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB3030',
    },
    {
      law: 'Texas H.B. 149 (2025), Business & Commerce Code 552.051',
      says: 'providers disclose AI in care, since January 1, 2026',
      url: 'https://capitol.texas.gov/BillLookup/History.aspx?LegSess=89R&Bill=HB149',
    },
    {law: '89 FR 37522, May 6, 2024', says: 'Section 1557 final rule', url: section1557Rule},
  ],
  '/blog/multilingual': [
    usc(42, '2000d', '', 'Title VI asks for meaningful access'),
    cfr(45, '92.201', '', 'access, interpreters, telephone, companions, minors, machines'),
    cfr(45, '92.4', '', 'qualified interpreter; machine translation may have audio'),
    cfr(45, '92.7', '', 'coordinator from fifteen employees'),
    cfr(45, '92.8', '', 'language access procedures, since July 5, 2025'),
    cfr(45, '92.9', '', 'training, since May 1, 2025'),
    cfr(45, '92.10', '', 'notice of nondiscrimination, since November 2, 2024'),
    cfr(45, '92.11', '', 'notice of language help, since July 5, 2025'),
    {
      law: '45 CFR Part 92',
      says: 'in force since July 5, 2024, and not changed since on language',
      url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-A/part-92',
    },
    {law: '89 FR 37522, May 6, 2024', says: 'Section 1557 final rule', url: section1557Rule},
    {
      law: 'Executive Order 14224, March 1, 2025, 90 FR 11363',
      says: 'revokes E.O. 13166; changes no statute or regulation',
      url: 'https://www.federalregister.gov/documents/2025/03/06/2025-03694/designating-english-as-the-official-language-of-the-united-states',
    },
  ],
  '/blog/integration': [
    cfr(45, '164.502', '(b)', 'minimum necessary'),
    cfr(45, '164.312', '(a)', 'unique user identity'),
    cfr(45, '164.504', '(e)', 'agreement before patient data moves'),
    cfr(45, '170.315', '(g)(10)', 'certified systems offer an interface for reading'),
    cfr(42, '410.15', '', 'an annual wellness visit is no physical'),
    cfr(42, '411.15', '(a)', 'Medicare does not pay for a routine physical'),
  ],
  '/terms': [
    usc(18, '2511', '(2)(d)', 'consent of one party to a recording'),
    usc(47, '227', '', 'consent to texts and outgoing calls'),
    cfr(47, '64.1200', '(a)(10)', 'ten business days to honor a no'),
  ],
} as const satisfies Readonly<Record<string, readonly LegalStatement[]>>;

/** Ids of `counselFacts` that counsel, or an operator, has confirmed. */
const confirmedIds: readonly string[] = [];

/** Questions by their ids, and the pages that they are about. */
const questions: readonly (readonly [id: string, question: string, pages: readonly string[]])[] = [
  ...Object.entries<readonly LegalStatement[]>(legalStatements).map(([page, statements]) => {
    const laws = statements.map(({law, says}) => `${law} (${says})`).join('; ');
    const question = `Counsel: is what the page says of each of these right? ${laws}`;
    return [`counsel ${page}`, question, [page]] as const;
  }),
  [
    'counselAgreement',
    'Counsel: does the agreement do what 45 CFR 164.314(a), 164.410 and 164.504(e)(2) ask? It does not take the permissions of 164.504(e)(4)',
    ['/dpa'],
  ],
  [
    'articleTemplates',
    'Counsel: may practices use the scripts, notices and consent wording under “To keep”?',
    Object.keys(legalStatements).filter((page) => page.startsWith('/blog/')),
  ],
  [
    'aiDisclosure',
    'Whether every first line says that it is an AI and names the practice',
    ['/terms'],
  ],
  [
    'recordingConsent',
    'Whether recording is announced before the first question, and stops for a caller who declines',
    ['/terms'],
  ],
  [
    'outgoingConsent',
    'Whether texts and outgoing calls go only to people marked as consenting, and STOP ends both',
    ['/terms'],
  ],
];

/** Questions for counsel, listed at build with the operator's facts until each is confirmed. */
export const counselFacts: Readonly<Record<string, OperatorQuestion>> = Object.fromEntries(
  questions.map(([id, question, pages]) => [
    id,
    {question, pages, confirmed: confirmedIds.includes(id)},
  ]),
);
