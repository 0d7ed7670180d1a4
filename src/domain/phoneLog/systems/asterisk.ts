import type {PhoneSystem} from '../roles.ts';

export const asterisk: PhoneSystem = {
  name: 'Asterisk’s call detail records',
  source:
    'https://docs.asterisk.org/Configuration/Reporting/Call-Detail-Records-CDR/CDR-Specification/',
  has: ['src', 'dst', 'lastapp', 'start', 'answer', 'end', 'duration', 'billsec', 'disposition'],
  columns: {
    start: 'start',
    result: 'disposition',
    application: 'lastapp',
    // Empty where a queue found nobody.
    agent: 'dstchannel',
    talk: 'billsec',
    total: 'duration',
    answeredAt: 'answer',
    endedAt: 'end',
    from: 'src',
    to: 'dst',
  },
  words: {
    result: {
      answered: 'answered',
      'no answer': 'missed',
      busy: 'missed',
      failed: 'missed',
      congestion: 'missed',
    },
    application: {
      dial: 'answered',
      pickup: 'answered',
      'voice mail': 'voicemail',
      voicemail: 'voicemail',
      'mini vm record': 'voicemail',
      // A queue answers the line before anybody picks up.
      queue: 'agent',
      playback: 'missed',
      'back ground': 'missed',
      background: 'missed',
      hangup: 'missed',
      answer: 'missed',
      wait: 'missed',
      'music on hold': 'missed',
      read: 'missed',
      'wait exten': 'missed',
      congestion: 'missed',
      busy: 'missed',
      'receive fax': 'other',
      'send fax': 'other',
    },
  },
  units: {talk: 'seconds', total: 'seconds'},
};
