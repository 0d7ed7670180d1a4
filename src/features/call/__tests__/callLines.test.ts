import {callLines} from '../callLines.ts';

describe('the text of a call', () => {
  it('reads a call’s text as lines with choices, notes, marks, and ends', () => {
    const lines = callLines(`
    offer: Nine o’clock, Dana? It’s
      with Dr. Ash. (A free half hour) [reveals] [offers early]
    1. My chest hurts. [emergency] -> call911
    3. No.
      (Changes her mind)
      = declined: Nothing booked | The time is free.

    call911: Call 911 now. = emergency: Sent to 911 | Nothing was booked.
  `);
    expect(lines).toStrictEqual({
      offer: {
        says: 'Nine o’clock, Dana? It’s with Dr. Ash.',
        note: 'A free half hour',
        reveals: true,
        offers: 'early',
        choices: [
          {id: 1, says: 'My chest hurts.', emergency: true, to: 'call911'},
          {
            id: 3,
            says: 'No.',
            note: 'Changes her mind',
            ends: 'declined',
            title: 'Nothing booked',
            detail: 'The time is free.',
          },
        ],
      },
      call911: {
        says: 'Call 911 now.',
        ends: 'emergency',
        title: 'Sent to 911',
        detail: 'Nothing was booked.',
        choices: [],
      },
    });
  });

  it.each([
    '1. A choice that leads nowhere.',
    'offer: A line that leads on. -> written',
    'offer: A mark that no line has. [emergency]',
    '1. A mark that no choice has. [books early] -> offer',
    '1. An end that no call has. = postponed: Later | A note.',
    '1. An end without its detail. = declined: Nothing booked',
    'Words without a label.',
    'offer: One. (A note) offer: Another in the same line.',
  ])('refuses a turn that can’t be read: %s', (turn) => {
    expect(() => callLines(`\n    ${turn}\n`)).toThrow(`call.ts: '${turn}' can’t be read`);
  });

  it('refuses a call’s text with a line twice', () => {
    expect(() => callLines('\n    one: A.\n    one: B.')).toThrow('has the id of another line');
  });
});
