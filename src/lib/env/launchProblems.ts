import type {Problem} from '../problems.ts';

interface Published {
  readonly siteUrl: string;
  readonly phone: {readonly display: string; readonly href: string};
  readonly email: {readonly display: string};
}

/** Domain names reserved for examples and tests (RFC 2606 and 6761). */
const RESERVED_NAME =
  /(?:^|[@.])(?:example|test|invalid|localhost)$|(?:^|[@.])example\.(?:com|net|org)$/i;
/** 555-0100 to 555-0199 of every area are reserved for fiction. */
const FICTIONAL_NUMBER = /55501\d\d$/;

/** Lists placeholders in the company's address, phone number and email, which reach nobody. */
export const placeholderProblems = ({siteUrl, phone, email}: Published): readonly Problem[] => {
  const fields: readonly (readonly [field: string, value: string, isPlaceholder: boolean])[] = [
    ['siteUrl', siteUrl, RESERVED_NAME.test(new URL(siteUrl).hostname)],
    ['phone', phone.display, FICTIONAL_NUMBER.test(phone.href)],
    ['email', email.display, RESERVED_NAME.test(email.display)],
  ];
  return fields
    .filter(([, , isPlaceholder]) => isPlaceholder)
    .map(([field, value]) => ({
      file: 'src/config/company.ts',
      field,
      message: `is '${value}', which is nobody’s; set your own, or build a demonstration: npm run build -- --demonstration`,
    }));
};

/** Returns one problem for all facts that pages state and no authorized person has confirmed yet. */
export const openFactProblems = (
  facts: Readonly<Record<string, {readonly confirmed: boolean}>>,
): readonly Problem[] => {
  const open = Object.values(facts).filter(({confirmed}) => !confirmed).length;
  if (open === 0) return [];
  return [
    {
      file: 'src/data/operatorFacts.ts',
      field: 'confirmed',
      message: `is false for ${open} of the facts that pages state; read each and set it to true, or build a demonstration: npm run build -- --demonstration`,
    },
  ];
};
