import type {PhoneSystem} from '../roles.ts';

export const webexCalling: PhoneSystem = {
  name: 'Webex Calling’s detailed call history',
  source: 'https://developer.webex.com/docs/api/v1/reports-detailed-call-history',
  has: ['start time', 'direction', 'answered', 'user type', 'calling number', 'called number'],
  columns: {
    start: 'start time',
    direction: 'direction',
    result: 'answered',
    application: 'user type',
    talk: 'duration',
    wait: 'ring duration',
    answeredAt: 'answer time',
    endedAt: 'release time',
    from: 'calling number',
    to: 'called number',
  },
  words: {
    direction: {terminating: 'in', originating: 'out'},
    result: {true: 'answered', false: 'missed'},
    application: {
      user: 'answered',
      place: 'answered',
      'virtual line': 'answered',
      'broadworks anywhere': 'answered',
      // Services that answer before anybody picks up: who did has a line of its own.
      'automated attendant video': 'missed',
      'hunt group': 'missed',
      'call center standard': 'missed',
      'call center premium': 'missed',
      'voice xml': 'missed',
      'route point': 'missed',
      'voice mail retrieval': 'voicemail',
      'voice mail group': 'voicemail',
      'group paging': 'other',
    },
  },
  units: {talk: 'seconds', wait: 'seconds'},
};
