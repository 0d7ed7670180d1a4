import type {PhoneSystem} from '../roles.ts';

export const eightByEight: PhoneSystem = {
  name: '8x8 Work’s call detail records',
  source: 'https://developer.8x8.com/analytics/docs/work-analytics-call-detail-records',
  has: [
    'start time',
    'talk time',
    'caller',
    'callee',
    'direction',
    'answered',
    'last leg disposition',
  ],
  columns: {
    start: 'start time',
    direction: 'direction',
    result: 'answered',
    application: 'last leg disposition',
    talk: 'talk time',
    endedAt: 'disconnected time',
    from: 'caller',
    to: 'callee',
  },
  words: {
    direction: {incoming: 'in', outgoing: 'out'},
    // The column has 'Answered' or '-', and `plainName` makes nothing of '-'.
    result: {answered: 'answered', '': 'missed'},
    application: {answered: 'answered', missed: 'missed', voicemail: 'voicemail'},
  },
};
