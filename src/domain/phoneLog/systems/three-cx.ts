import type {PhoneSystem} from '../roles.ts';

/** Calls that voicemail answered can't be told from others: both are 'Answered'. */
export const threeCx: PhoneSystem = {
  name: '3CX’s call report',
  source: 'https://www.3cx.com/docs/call-reports/',
  hidesVoicemail: true,
  has: ['call time', 'call id', 'from', 'to', 'direction', 'status', 'ringing', 'talking'],
  columns: {
    start: 'call time',
    direction: 'direction',
    result: 'status',
    talk: 'talking',
    wait: 'ringing',
    from: 'from',
    to: 'to',
  },
  words: {
    direction: {
      inbound: 'in',
      outbound: 'out',
      internal: 'internal',
    },
    result: {answered: 'answered', unanswered: 'missed', missed: 'missed'},
  },
};
