import {nearestWord} from '../text/nearestWord.ts';
import {readEmail} from './readEmail.ts';

/** Mail providers of practices and their staff, which typing mistakes are compared with. */
const PROVIDERS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net bellsouth.net sbcglobal.net protonmail.com'.split(
    ' ',
  );

/** As near to one of those, and real. */
const ALSO_REAL =
  'mail.com email.com ymail.com gmx.com zmail.com fmail.com hotmail.co.uk yahoo.ca yahoo.co.uk yahoo.fr hotmail.ca hotmail.fr outlook.fr outlook.de'.split(
    ' ',
  );

/** Letters that a slip changes in a domain of this length. */
const MOST_EDITS = 2;

/** Endings that no domain has, or hardly one. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'con cmo ocm comm coom cpm vom xom cim cm om'.split(' ').map((ending) => [ending, 'com']),
  ),
  ...{ner: 'net', ent: 'net', ogr: 'org', rog: 'org'},
};

/** The domain that was probably meant by an address, to be asked about; null for none. */
export const meantDomain = (typed: string): string | null => {
  const {address, problem} = readEmail(typed);
  const [, domain = ''] = address.toLowerCase().split('@');
  if (problem !== null || ALSO_REAL.includes(domain)) return null;
  // A site's name, an ending typed twice, and a digit that hit it belong to no mailbox.
  const plain = domain
    .replace(/^www\./, '')
    .replace(/(\.[a-z]+)\1$/, '$1')
    .replace(/(?<=\.[a-z]+)\d+$/, '');
  if (plain !== domain) return plain;
  const near = nearestWord(domain, PROVIDERS, MOST_EDITS);
  if (near !== null) return near === domain ? null : near;
  const [, name = '', ending = ''] = /^(.+)\.([^.]+)$/.exec(domain) ?? [];
  return Object.hasOwn(ENDINGS, ending) ? `${name}.${ENDINGS[ending]}` : null;
};
