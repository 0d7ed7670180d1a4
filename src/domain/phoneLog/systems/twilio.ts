import type {PhoneSystem} from '../roles.ts';

/** A program answers what comes in: whether a person or an answering machine talked can't be told. */
export const twilio: PhoneSystem = {
  name: 'Twilio’s call log',
  source: 'https://www.twilio.com/docs/voice/api/call-resource',
  hidesVoicemail: true,
  has: ['sid', 'parent call sid', 'from', 'to', 'status', 'start time', 'direction'],
  columns: {
    start: 'start time',
    direction: 'direction',
    result: 'status',
    talk: 'duration',
    from: 'from',
    to: 'to',
  },
  words: {
    direction: {
      inbound: 'in',
      'outbound api': 'out',
      'outbound dial': 'out',
      'trunking originating': 'in',
      'trunking terminating': 'out',
    },
    result: {
      completed: 'talk',
      'no answer': 'missed',
      busy: 'missed',
      failed: 'missed',
      canceled: 'missed',
    },
  },
  units: {talk: 'seconds'},
};
