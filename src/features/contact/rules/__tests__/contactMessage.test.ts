import {
  contactFieldNames,
  contactFieldRules,
  isBot,
  messageOrigin,
  MIN_FILL_MS,
  toContactRow,
  type ContactFieldName,
  type ContactFormValues,
} from '../contactMessage.ts';
import {contactLink, topicOf} from '../contactTopic.ts';

/** Form data of an empty form. */
const empty: ContactFormValues = {
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, ''])) as Record<
    ContactFieldName,
    string
  >),
  topic: '',
  honeypot: false,
};

describe('toContactRow', () => {
  it('toContactRow trims values, uses the table’s column names, and omits empty fields', () => {
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

  it('toContactRow has a column for each field, and drops unknown choices', () => {
    const form: ContactFormValues = {
      ...empty,
      phone: '\u202dtel:+1 415\u202c',
      practiceType: 'dental',
      clinicName: 'Harbor\u202egnilaeH\u0000',
      teamSize: '50+',
      state: 'DC',
      message: 'Hi \ud83d',
      topic: `a${'a'.repeat(119)}😀`,
      honeypot: true,
    };
    expect(toContactRow(form)).toMatchObject({
      phone: '+1 415',
      practice_type: 'dental',
      clinic_name: 'Harbor gnilaeH',
      team_size: '50+',
      state: 'DC',
      message: 'Hi',
      topic: 'a'.repeat(120),
      honeypot: true,
    });
    const unknown = toContactRow({...empty, practiceType: 'x', teamSize: '7', state: 'ZZ'});
    expect(JSON.parse(JSON.stringify(unknown))).toEqual({
      first_name: '',
      last_name: '',
      email: '',
      message: '',
    });
  });

  it.each([
    ['fast, with a text of its own', '7', MIN_FILL_MS - 1, 'Our lines are old.', true],
    ['with a link', '7', 60_000, 'Buy https://spam.example', true],
    ['nothing in it', '', 10, 'Buy https://spam.example', false],
    ['a form filler’s phone number', '555-0142', 10, 'Buy https://spam.example', false],
    ['slow, without a link: in doubt a person', '7', 60_000, 'Our lines are old.', false],
  ])('isBot distinguishes bots from autofill: %s', (_, hidden, elapsed, message, isOne) => {
    expect(isBot(hidden, {...empty, phone: '555-0142', message}, elapsed)).toBe(isOne);
  });
});

test('messageOrigin has only values that the table accepts', () => {
  const campaign = {utm_source: 'letter'};
  expect(messageOrigin('/contact', campaign)).toEqual({page: '/contact', utm_source: 'letter'});
  expect(messageOrigin('/caf%E9', campaign)).toMatchObject({page: undefined});
  expect(messageOrigin(`/${'a'.repeat(200)}`, campaign)).toMatchObject({page: undefined});
});

describe('contactFieldRules', () => {
  it.each([
    ['email', '', /^Enter your email address/],
    ['email', 'ana@harbor', /unfinished/],
    ['email', 'not an address', /@ is missing/],
    ['firstName', '', /^Enter your first name\.$/],
    ['firstName', '   ', /^Enter your name\.$/],
    ['firstName', '\u200b', /^Enter your name\.$/],
    ['message', '\u{e0001}\ufe0f\u2060 \u2800', /^Enter a message\.$/],
    ['message', 'x'.repeat(5001), /to 5,000 characters. It has 5,001/],
    ['phone', '555-014', /with area code/],
    ['phone', '\u202a12\u202c\u200b', /with area code/],
    ['firstName', '😀'.repeat(101), /to 100 characters. It has 101/],
    ['clinicName', 'x'.repeat(201), /to 200 characters/],
  ] as const)('contactFieldRules refuses %s: %.12s', (name, value, problem) => {
    expect(contactFieldRules[name](value)).toMatch(problem);
  });

  it.each([
    ['message', `${'x'.repeat(4999)}😀`],
    ['firstName', '😀'.repeat(100)],
    ['lastName', 'O\u200bRuiz'],
    ['phone', ''],
    ['phone', '(415) 555-0100 ext. nine'],
  ] as const)('contactFieldRules leaves %s "%s" to the browser’s own checks', (name, value) => {
    expect(contactFieldRules[name](value)).toBe('');
  });
});

describe('topicOf', () => {
  it.each([
    ['', ''],
    ['?topic=Connecting+Epic', 'Connecting Epic'],
    ['?topic=%3Cb%3Ehi%3C/b%3E%0Athere', '<b>hi</b> there'],
  ])('topicOf reads the topic of %j', (search, topic) => expect(topicOf(search)).toBe(topic));

  it('topicOf reads our own links', () => {
    const link = contactLink('Connecting NextGen & more');
    expect(topicOf(link.slice(link.indexOf('?')))).toBe('Connecting NextGen & more');
  });
});
