import type {PhoneSystem} from '../roles.ts';

export const aircall: PhoneSystem = {
  name: 'Aircall’s call export',
  source: 'https://developer.aircall.io/api-references/#call',
  has: ['line', 'date (tz offset incl.)', 'direction', 'answered', 'missed call reason'],
  columns: {
    start: 'date (tz offset incl.)',
    time: 'time (tz offset incl.)',
    direction: 'direction',
    result: 'answered',
    voicemail: 'voicemail',
    talk: 'duration (in call)',
    total: 'duration (total)',
    from: 'from',
    to: 'to',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out'},
    result: {yes: 'answered', no: 'missed'},
  },
  units: {talk: 'seconds', total: 'seconds'},
};
