/** Element that HIPAA requires in a business associate agreement, with our clause that contains it. */
export interface BaaElement {
  /** Paragraph of 45 CFR Part 164, as lawyers quote it. */
  readonly rule: string;
  /** Summary of the requirement. */
  readonly asks: string;
  /** Number of the clause in src/pages/dpa.mdx. */
  readonly clause: string;
  /** Exact words that the clause has to contain. */
  readonly says: string;
}

export const baaElements: readonly BaaElement[] = [
  {
    rule: '164.504(e)(2)(i)',
    asks: 'The permitted uses and disclosures',
    clause: '3.1',
    says: 'We may use and disclose patient information only',
  },
  {
    rule: '164.504(e)(2)(i)',
    asks: 'The required disclosures',
    clause: '3.2',
    says: 'We must disclose it to you',
  },
  {
    rule: '164.504(e)(2)(i)',
    asks: 'No use that would violate the Privacy Rule if the practice did it',
    clause: '3.3',
    says: 'would violate Subpart E of 45 CFR Part 164',
  },
  {
    rule: '164.504(e)(2)(ii)(A)',
    asks: 'No use or disclosure other than the contract or the law provides for',
    clause: '3.3',
    says: 'We do not use or disclose it in any other way',
  },
  {
    rule: '164.504(e)(2)(ii)(B)',
    asks: 'Appropriate safeguards, and Subpart C for electronic information',
    clause: '4.1',
    says: 'comply with Subpart C of 45 CFR Part 164',
  },
  {
    rule: '164.314(a)(2)(i)(A)',
    asks: 'Compliance with the Security Rule',
    clause: '4.1',
    says: 'the Security Rule',
  },
  {
    rule: '164.504(e)(2)(ii)(C)',
    asks: 'A report of any use or disclosure not provided for',
    clause: '6.2',
    says: 'any use or disclosure that this agreement does not provide for',
  },
  {
    rule: '164.314(a)(2)(i)(C)',
    asks: 'A report of any security incident',
    clause: '6.2',
    says: 'any security incident',
  },
  {
    rule: '164.410',
    asks: 'A report of breaches of unsecured information',
    clause: '6.2',
    says: 'any breach of unsecured patient information',
  },
  {
    rule: '164.410(c)',
    asks: 'What that report says: who is affected, and what the practice’s own notice needs',
    clause: '6.4',
    says: '45 CFR 164.404',
  },
  {
    rule: '164.504(e)(2)(ii)(D)',
    asks: 'Subcontractors under the same restrictions, by 164.502(e)(1)(ii)',
    clause: '5.2',
    says: '45 CFR 164.502(e)(1)(ii)',
  },
  {
    rule: '164.314(a)(2)(i)(B)',
    asks: 'Subcontractors under the Security Rule, by 164.308(b)(2)',
    clause: '5.2',
    says: '164.308(b)(2)',
  },
  {
    rule: '164.504(e)(2)(ii)(E)',
    asks: 'Information for access, 164.524',
    clause: '7.2',
    says: '45 CFR 164.524',
  },
  {
    rule: '164.504(e)(2)(ii)(F)',
    asks: 'Information for amendment, and amendments taken over, 164.526',
    clause: '7.3',
    says: '45 CFR 164.526',
  },
  {
    rule: '164.504(e)(2)(ii)(G)',
    asks: 'Information for an accounting of disclosures, 164.528',
    clause: '7.4',
    says: '45 CFR 164.528',
  },
  {
    rule: '164.504(e)(2)(ii)(H)',
    asks: 'The Privacy Rule, where it carries out a duty of the practice',
    clause: '8.1',
    says: 'we comply with what the rule asks of you',
  },
  {
    rule: '164.504(e)(2)(ii)(I)',
    asks: 'Practices, books and records open to the Secretary of HHS',
    clause: '8.2',
    says: 'internal practices, books, and records',
  },
  {
    rule: '164.504(e)(2)(ii)(J)',
    asks: 'Return or destruction at the end, with no copies',
    clause: '9.3',
    says: 'return or destroy all patient information',
  },
  {
    rule: '164.504(e)(2)(ii)(J)',
    asks: 'Protection for as long as that is not feasible',
    clause: '9.4',
    says: 'makes return or destruction infeasible',
  },
  {
    rule: '164.504(e)(2)(iii)',
    asks: 'Termination by the practice for a material violation',
    clause: '9.2',
    says: 'violated a material term of this agreement',
  },
];

/** Paragraphs that the agreement must have a clause for. */
export const baaRequired: readonly string[] = [
  '164.314(a)(2)(i)(A)',
  '164.314(a)(2)(i)(B)',
  '164.314(a)(2)(i)(C)',
  '164.410',
  '164.410(c)',
  '164.504(e)(2)(i)',
  ...[...'ABCDEFGHIJ'].map((letter) => `164.504(e)(2)(ii)(${letter})`),
  '164.504(e)(2)(iii)',
];
