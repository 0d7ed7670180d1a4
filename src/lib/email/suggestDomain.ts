import {nearestWord} from '../text/nearestWord.ts';
import {readEmail} from './readEmail.ts';

/** Mail providers that practices and their staff use; typing errors are compared with these. */
const PROVIDERS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net bellsouth.net sbcglobal.net protonmail.com'.split(
    ' ',
  );

/** Real domains that would look like typing errors of those. */
const ALSO_REAL =
  'mail.com email.com ymail.com gmx.com zmail.com fmail.com hotmail.co.uk yahoo.ca yahoo.co.uk yahoo.fr hotmail.ca hotmail.fr outlook.fr outlook.de'.split(
    ' ',
  );

/** Maximum edit distance of a typing error. */
const MAX_EDITS = 2;

/** Endings that hardly any domain has, each with the intended one. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'con cmo ocm comm coom cpm vom xom cim cm om'.split(' ').map((ending) => [ending, 'com']),
  ),
  ...{ner: 'net', ent: 'net', ogr: 'org', rog: 'org'},
};

/** Suggests the domain that was probably intended; null if the typed one is plausible. */
export const suggestDomain = (typed: string): string | null => {
  const {address, problem} = readEmail(typed);
  const [, domain = ''] = address.toLowerCase().split('@');
  if (problem !== null || ALSO_REAL.includes(domain)) return null;
  // No mailbox has a site's `www.`, an ending typed twice, or a digit typed after it.
  const plain = domain
    .replace(/^www\./, '')
    .replace(/(\.[a-z]+)\1$/, '$1')
    .replace(/(?<=\.[a-z]+)\d+$/, '');
  if (plain !== domain) return plain;
  const near = nearestWord(domain, PROVIDERS, MAX_EDITS);
  if (near !== null) return near === domain ? null : near;
  const [, name = '', ending = ''] = /^(.+)\.([^.]+)$/.exec(domain) ?? [];
  return Object.hasOwn(ENDINGS, ending) ? `${name}.${ENDINGS[ending]}` : null;
};
