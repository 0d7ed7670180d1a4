import type {PhoneSystem} from '../roles.ts';

/**
 * Before version 20: no column for the direction, extensions tell it. Calls that voicemail answered
 * can't be told from others: both are 'Answered'.
 */
export const threeCxOlder: PhoneSystem = {
  name: '3CX’s call log',
  source: 'https://www.3cx.com/docs/manual/call-reports/',
  hidesVoicemail: true,
  has: ['call time', 'caller id', 'destination', 'status', 'ringing', 'talking'],
  columns: {
    start: 'call time',
    result: 'status',
    talk: 'talking',
    wait: 'ringing',
    from: 'caller id',
    to: 'destination',
  },
  words: {
    result: {answered: 'answered', unanswered: 'missed', missed: 'missed'},
  },
};
