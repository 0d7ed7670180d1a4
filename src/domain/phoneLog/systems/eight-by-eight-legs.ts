import type {PhoneSystem} from '../roles.ts';

/** Calls that voicemail answered can't be told from others: both have a talk time. */
export const eightByEightLegs: PhoneSystem = {
  name: '8x8 Work’s call detail records',
  source:
    'https://support.efficiencyit.com/portal/en/kb/articles/definitions-for-call-detail-records-in-analytics-for-8x8-work',
  hidesVoicemail: true,
  has: ['start time', 'answer time', 'stop time', 'talk time', 'caller', 'callee', 'status'],
  columns: {
    start: 'start time',
    direction: 'direction',
    result: 'status',
    talk: 'talk time',
    answeredAt: 'answer time',
    endedAt: 'stop time',
    from: 'caller',
    to: 'callee',
  },
  words: {
    direction: {incoming: 'in', outgoing: 'out'},
    result: {completed: 'talk'},
  },
};
