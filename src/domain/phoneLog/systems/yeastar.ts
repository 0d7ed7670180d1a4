import type {PhoneSystem} from '../roles.ts';

export const yeastar: PhoneSystem = {
  name: 'Yeastar’s call detail records',
  source: 'https://help.yeastar.com/en/p-series/developer-guide/event-new-cdr.html',
  has: ['time', 'call from', 'call to', 'talk duration(s)', 'status', 'communication type'],
  columns: {
    start: 'time',
    direction: 'communication type',
    result: 'status',
    talk: 'talk duration(s)',
    wait: 'ring duration(s)',
    total: 'call duration(s)',
    from: 'call from',
    to: 'call to',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out', internal: 'internal'},
    result: {
      answered: 'answered',
      'no answer': 'missed',
      busy: 'missed',
      voicemail: 'voicemail',
    },
  },
  units: {talk: 'seconds', wait: 'seconds', total: 'seconds'},
};
