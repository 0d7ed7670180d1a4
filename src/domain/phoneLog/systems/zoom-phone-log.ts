import type {PhoneSystem} from '../roles.ts';

/** What the call history replaced. */
export const zoomPhoneLog: PhoneSystem = {
  name: 'Zoom Phone’s call log',
  source: 'https://developers.zoom.us/docs/phone/understanding-call-logs/',
  has: ['caller number', 'callee number', 'direction', 'duration', 'result', 'date time'],
  columns: {
    start: 'date time',
    direction: 'direction',
    result: 'result',
    total: 'duration',
    from: 'caller number',
    to: 'callee number',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out'},
    result: {
      'call connected': 'answered',
      recorded: 'answered',
      'auto recorded': 'answered',
      'answered by other member': 'answered',
      voicemail: 'voicemail',
      missed: 'missed',
      'no answer': 'missed',
      rejected: 'missed',
      blocked: 'missed',
      busy: 'missed',
      'wrong number': 'missed',
      'restricted number': 'missed',
      'international disabled': 'missed',
      'internal error': 'missed',
      'call failed': 'missed',
      'call cancel': 'missed',
      // cspell:disable-next-line
      'call cancelled': 'missed',
      'blocked by non gal': 'missed',
      'blocked by info barriers': 'missed',
    },
  },
  units: {total: 'seconds'},
};
