import {type Problem} from '../../src/domain/problems';

export interface SecurityTxtExpectation {
  /** Where the text is, from the project's root. */
  readonly file: string;
  readonly siteUrl: string;
  readonly email: string;
  readonly now: Date;
}

export interface SecurityTxtProblems {
  /** The build stops. */
  readonly problems: readonly Problem[];
  /** The build goes on and says so. */
  readonly warnings: readonly Problem[];
}

const DAY = 86_400_000;
/** Time enough to release a new file. */
const WARN_DAYS = 60;
/** RFC 9116 2.5.5 recommends less than a year, so that the file is looked at. */
const LONGEST_DAYS = 366;

/** Fields of a security.txt by name in lower case, in order. */
const fieldsOf = (text: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const match = /^([A-Za-z-]+): (.+)$/.exec(line);
    if (!match?.[1] || !match[2] || line.startsWith('#')) continue;
    const name = match[1].toLowerCase();
    fields.set(name, [...(fields.get(name) ?? []), match[2].trim()]);
  }
  return fields;
};

/** What is wrong with a security.txt (RFC 9116), today and for this site. Pure. */
export const checkSecurityTxt = (
  text: string,
  {file, siteUrl, email, now}: SecurityTxtExpectation,
): SecurityTxtProblems => {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const say = (field: string, message: string): number => problems.push({file, field, message});
  const fields = fieldsOf(text);

  const contacts = fields.get('contact') ?? [];
  if (!contacts.includes(`mailto:${email}`)) {
    say('Contact', `is ${contacts.join(', ') || 'missing'}; it must be 'mailto:${email}'`);
  }
  const canonical = `${siteUrl}/.well-known/security.txt`;
  if (!fields.get('canonical')?.includes(canonical)) {
    say('Canonical', `must be '${canonical}'`);
  }
  for (const name of ['Contact', 'Policy']) {
    for (const value of fields.get(name.toLowerCase()) ?? []) {
      if (value.startsWith('http') && !value.startsWith(`${siteUrl}/`)) {
        say(name, `is '${value}', which is not on ${siteUrl}`);
      }
    }
  }

  const expiries = fields.get('expires') ?? [];
  const expires = expiries[0] === undefined ? Number.NaN : Date.parse(expiries[0]);
  if (expiries.length !== 1 || Number.isNaN(expires)) {
    say('Expires', 'must be there once, with a date such as 2027-09-30T00:00:00Z');
  } else {
    const days = Math.floor((expires - now.getTime()) / DAY);
    if (days < 0) {
      say('Expires', `was ${expiries[0]}: check the contacts and set a new date`);
    } else if (days < WARN_DAYS) {
      warnings.push({
        file,
        field: 'Expires',
        message: `is in ${days} days, ${expiries[0]}: set a new date`,
      });
    } else if (days > LONGEST_DAYS) {
      say('Expires', `is ${days} days away; RFC 9116 asks for less than a year`);
    }
  }
  return {problems, warnings};
};
