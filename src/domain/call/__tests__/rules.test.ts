import type {CallLine, CallScript} from '../../../data/specialties/callScript';
import {callPaths, pageFaults, scriptFaults} from '../rules';
import {facts, script} from './testScript';

const withLine = (id: string, change: Partial<CallLine>): CallScript => ({
  ...script,
  lines: {...script.lines, [id]: {...script.lines[id], ...change} as CallLine},
});

const choicesOf = (id: string): NonNullable<CallLine['choices']> => script.lines[id]?.choices ?? [];

const faultsOf = (tried: CallScript, page = facts): readonly string[] => [
  ...scriptFaults(tried),
  ...pageFaults(tried, page),
];

describe('the rules of a script', () => {
  it('find nothing in a script that keeps them', () => {
    expect(faultsOf(script, facts)).toEqual([]);
  });

  it('follow every path to its end', () => {
    const ends = callPaths(script).map(({lines}) => lines.at(-1));
    expect(ends).toHaveLength(11);
    expect(new Set(ends)).toEqual(
      new Set(['written', 'later', 'moved', 'nothing', 'person', 'call911', 'message']),
    );
  });

  it.each<[string, CallScript, RegExp]>([
    ['no opening words', withLine('answer', {says: 'Hello?'}), /'answer' must say/],
    [
      'a choice that leads nowhere',
      withLine('who', {choices: [{says: 'a', to: 'gone'}, ...choicesOf('who')]}),
      /'who' leads to 'gone', which is no line/,
    ],
    ['an end that is none', withLine('message', {ends: undefined}), /'message' neither ends/],
    [
      'a circle',
      withLine('later', {choices: [{says: 'x', to: 'later'}, ...choicesOf('later')]}),
      /does not end within 8 turns/,
    ],
    [
      'a line that nobody reaches',
      {...script, lines: {...script.lines, lost: script.lines.person!}},
      /'lost' is never reached/,
    ],
    [
      'something told to a stranger',
      withLine('cannotSay', {reveals: true}),
      /'cannotSay' reveals something to a caller who was not verified/,
    ],
    [
      'an emergency without 911',
      withLine('call911', {emergency: undefined}),
      /the first answer has to send to 911/,
    ],
    [
      'an emergency that is booked',
      withLine('call911', {books: 'early'}),
      /may not end in a booking/,
    ],
    [
      'an emergency that is asked about first',
      withLine('answer', {
        choices: choicesOf('answer').map((choice) =>
          choice.emergency ? {...choice, to: 'who'} : choice,
        ),
      }),
      /the first answer has to send to 911/,
    ],
    [
      'a line for emergencies without 911',
      withLine('call911', {says: 'Please hang up now.'}),
      /'call911' sends to 911 and does not say so/,
    ],
    [
      '911 that the page puts first and the call does not',
      withLine('answer', {
        choices: choicesOf('answer').map((choice) => ({...choice, names911: true as const})),
      }),
      /'I need a visit.' is '911 first' on the page: the first answer/,
    ],
    [
      'a booking for nobody',
      withLine('who', {
        choices: choicesOf('who').map((choice) => ({...choice, verifies: undefined})),
      }),
      /'written' books for a caller without a name and birth date/,
    ],
    [
      'a plan that is taken down for nobody',
      withLine('details', {says: 'Which carrier, please?'}),
      /'details' takes a plan down and does not ask whose/,
    ],
    [
      'a note about nobody',
      withLine('details', {choices: [{says: 'Acme.', to: 'message'}, ...choicesOf('details')]}),
      /'Acme.' leaves a note without a name and birth date/,
    ],
    [
      'a callback that gives details',
      withLine('cannotSay', {
        choices: [
          {says: 'Call me, claim 4022.', callback: true, to: 'message'},
          ...choicesOf('cannotSay'),
        ],
      }),
      /is a callback and gives details/,
    ],
    ['a price', withLine('details', {says: 'That is $90.'}), /'details' promises a price/],
    ['a dose', withLine('details', {says: 'Take 200 mg.'}), /'details' names a dose/],
    ['a diagnosis', withLine('details', {says: 'That sounds like a strain.'}), /judges symptoms/],
    [
      'a slot that is taken',
      {...script, slots: {...script.slots, early: [{column: 0, row: 1, span: 2, title: 'x'}]}},
      /slot 'early' is taken/,
    ],
    [
      'a slot off the sheet',
      {...script, slots: {...script.slots, early: [{column: 0, row: 5, span: 2, title: 'x'}]}},
      /slot 'early' lies outside the sheet: 2 columns, 6 rows/,
    ],
    ['a sample that does not end', {...script, sample: [0, 0]}, /sample is no path to an end/],
    [
      'too few starts',
      withLine('answer', {choices: choicesOf('answer').slice(0, 4)}),
      /has 4 starts/,
    ],
    [
      'five choices',
      withLine('who', {choices: Array(5).fill(choicesOf('who')[0])}),
      /has 5 choices/,
    ],
  ])('find %s', (_, broken, fault) => {
    expect(faultsOf(broken, facts)).toEqual(
      expect.arrayContaining([expect.stringMatching(fault) as string]),
    );
  });

  it('ask for the page’s calls to try among the starts', () => {
    const tryOut = [
      {says: 'My cat is ill.', ends: 'Booked'},
      {says: 'I need a visit.', ends: '911 first, then a nurse'},
    ];
    expect(faultsOf(script, {...facts, tryOut})).toEqual([
      "has no start 'My cat is ill.', which the page gives as a call to try",
      "start 'I need a visit.' is '911 first, then a nurse' on the page: mark it emergency or names911",
    ]);
  });
});
