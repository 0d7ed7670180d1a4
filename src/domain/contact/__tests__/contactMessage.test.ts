import {states} from '../../../data/contactFields.ts';
import {
  contactFieldNames,
  fieldProblem,
  sendDelay,
  isBot,
  messageOrigin,
  MIN_FILL_MS,
  toSingleLine,
  toContactRow,
  type ContactFieldName,
  type ContactForm,
} from '../contactMessage.ts';
import {specialties} from '../../../data/specialties/all.ts';
import {contactPractices} from '../../specialties/pageData.ts';
import {contactLink, readContactPrefill} from '../prefill.ts';

/** Form data of an empty form. */
const empty: ContactForm = {
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, ''])) as Record<
    ContactFieldName,
    string
  >),
  topic: '',
  honeypot: false,
};

/** Stored values that differ from the typed ones, by field. */
const takenAsItIs: Partial<Record<ContactFieldName, string>> = {
  email: 'ana@harbor.example',
  practiceType: 'dental',
  teamSize: '50+',
  state: 'DC',
};

describe('toContactRow', () => {
  it.each(contactFieldNames)('has a column for %s', (name) => {
    const value = takenAsItIs[name] ?? 'Harbor';
    expect(Object.values(toContactRow({...empty, [name]: value}))).toContain(value);
  });

  it('trims values, uses the table’s column names, and omits empty fields', () => {
    const row = toContactRow({
      ...empty,
      firstName: '  Ana ',
      lastName: 'Ruiz',
      email: 'Ana <Ana@harbor.example>',
      message: '\nTwo lines.\nReally.\n',
    });
    expect(JSON.parse(JSON.stringify(row))).toEqual({
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'Ana@harbor.example',
      message: 'Two lines.\nReally.',
    });
  });

  it('keeps exactly the choices fixed by the owner', () => {
    expect(
      toContactRow({...empty, practiceType: 'dental', teamSize: '50+', state: 'DC'}),
    ).toMatchObject({practice_type: 'dental', team_size: '50+', state: 'DC'});
    const unknownChoices = toContactRow({...empty, practiceType: 'x', teamSize: '7', state: 'ZZ'});
    expect([unknownChoices.practice_type, unknownChoices.team_size, unknownChoices.state]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['fast, with a text of its own', '7', MIN_FILL_MS - 1, 'Our lines are old.', true],
    ['with a link', '7', 60_000, 'Buy https://spam.example', true],
    ['nothing in it', '', 10, 'Buy https://spam.example', false],
    ['a form filler’s phone number', '555-0142', 10, 'Buy https://spam.example', false],
    ['slow, without a link: in doubt a person', '7', 60_000, 'Our lines are old.', false],
  ])('tells bots from autofill: %s', (_, hidden, elapsed, message, isOne) => {
    expect(isBot(hidden, {...empty, phone: '555-0142', message}, elapsed)).toBe(isOne);
  });

  it('sets the honeypot column only for bots', () => {
    expect(toContactRow({...empty, honeypot: true}).honeypot).toBe(true);
    // A table created before the column existed must still accept the row.
    expect(JSON.parse(JSON.stringify(toContactRow(empty)))).not.toHaveProperty('honeypot');
  });

  it('removes characters that make one name look like another', () => {
    expect(toContactRow({...empty, clinicName: 'Harbor\u202egnilaeH\u0000'}).clinic_name).toBe(
      'Harbor gnilaeH',
    );
    expect(toSingleLine('a\nb\t c')).toBe('a b c');
  });
});

test('messageOrigin keeps values that the table accepts', () => {
  const campaign = {utm_source: 'letter'};
  expect(messageOrigin('/contact', campaign)).toEqual({page: '/contact', utm_source: 'letter'});
  expect(messageOrigin('/caf%E9', campaign)).toMatchObject({page: undefined});
  expect(messageOrigin(`/${'a'.repeat(200)}`, campaign)).toMatchObject({page: undefined});
});

describe('the list of states', () => {
  // Lists of practices and team sizes: e2e/copy.spec.ts.
  it('is complete and has no duplicates', () => {
    expect(new Set(states.map(({id}) => id)).size).toBe(51);
    for (const {id, label} of states) {
      expect(id).toMatch(/^[A-Z]{2}$/);
      expect(label).toMatch(/^[A-Z][A-Za-z ]+ \([A-Z]{2}\)$/);
    }
  });
});

describe('fieldProblem', () => {
  it.each([
    ['email', 'ana@harbor', /unfinished/],
    ['firstName', '   ', /Spaces alone/],
    ['firstName', '\u200b', /Spaces alone/],
    ['lastName', '\u2800 \u3164', /Spaces alone/],
    ['message', '\u{e0001}\ufe0f\u2060', /Spaces alone/],
    ['message', 'x'.repeat(5001), /to 5,000 characters. It has 5,001/],
    ['phone', '1', /too short/],
    ['phone', '614', /too short/],
    ['phone', '555-014', /too short/],
    ['phone', '\u202a12\u202c\u200b', /too short/],
    ['email', 'not an address', /@ is missing/],
    ['firstName', '😀'.repeat(101), /to 100 characters. It has 101/],
    ['clinicName', 'x'.repeat(201), /to 200 characters/],
  ] as const)('%s: %.12s', (name, value, problem) => {
    expect(fieldProblem(name, value)).toMatch(problem);
  });

  it.each([
    ['email', 'ana@harbor.example'],
    ['email', ''],
    ['firstName', ''],
    ['message', 'Hello'],
    ['message', `${'x'.repeat(4999)}😀`],
    ['firstName', '😀'.repeat(100)],
    ['lastName', 'O\u200bRuiz'],
    ['phone', ''],
    ['phone', '555-0142'],
    ['phone', '(415) 555-0100 ext. nine'],
  ] as const)('leaves %s "%s" to the browser’s own checks', (name, value) => {
    expect(fieldProblem(name, value)).toBe('');
  });
});

const prefill = (search: string) => readContactPrefill(search, contactPractices({specialties}));

describe('readContactPrefill', () => {
  it.each([
    ['', '', ''],
    ['?topic=integration&practice=dental', 'An integration request', 'dental'],
    ['?topic=Connecting+Epic', 'Connecting Epic', ''],
    ['?practice=chiropractors', '', 'chiropractic'],
    ['?practice=veterinarians', '', 'other'],
    ['?practice=multi-specialty', '', 'other'],
    ['?practice=__proto__&topic=constructor', 'constructor', ''],
    ['?practice=lawyers', '', ''],
    ['?topic=%3Cb%3Ehi%3C/b%3E%0Athere', '<b>hi</b> there', ''],
  ] as const)('%s', (search, topic, practiceType) => {
    expect(prefill(search)).toEqual({topic, practiceType});
  });

  it('cuts a long topic to the table’s limit', () => {
    expect(prefill(`?topic=${'a'.repeat(500)}`).topic).toHaveLength(120);
  });

  it('never splits a grapheme when it cuts a topic', () => {
    const topic = `${'a'.repeat(119)}😀`;
    expect(prefill(`?topic=${topic}b`).topic).toBe(topic);
    expect(prefill(`?topic=a${topic}`).topic).toBe(`a${'a'.repeat(119)}`);
    expect(toContactRow({...empty, topic: `a${topic}`}).topic).toBe(`a${'a'.repeat(119)}`);
    expect(toContactRow({...empty, message: 'Hi \ud83d'}).message).toBe('Hi');
    expect(toContactRow({...empty, phone: '\u202dtel:+1 415\u202c'}).phone).toBe('+1 415');
  });

  it('reads our own links', () => {
    const link = contactLink('Connecting NextGen & more');
    expect(prefill(link.slice(link.indexOf('?'))).topic).toBe('Connecting NextGen & more');
  });
});

describe('sendDelay', () => {
  it('is the rest of three seconds', () => {
    expect(sendDelay(0)).toBe(MIN_FILL_MS);
    expect(sendDelay(2_900)).toBe(100);
    expect(sendDelay(60_000)).toBe(0);
    expect(sendDelay(Infinity)).toBe(0);
  });
});
