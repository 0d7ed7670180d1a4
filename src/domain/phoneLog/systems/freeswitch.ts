import type {PhoneSystem} from '../roles.ts';

/** Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING. */
export const freeswitch: PhoneSystem = {
  name: 'FreeSWITCH’s call detail records',
  source: 'https://developer.signalwire.com/freeswitch/FreeSWITCH-Explained/Configuration/CDR',
  hidesVoicemail: true,
  has: ['caller id number', 'destination number', 'start stamp', 'billsec', 'hangup cause'],
  columns: {
    start: 'start stamp',
    result: 'hangup cause',
    talk: 'billsec',
    total: 'duration',
    answeredAt: 'answer stamp',
    endedAt: 'end stamp',
    from: 'caller id number',
    to: 'destination number',
  },
  words: {
    result: {
      'normal clearing': 'talk',
      'normal unspecified': 'talk',
      'attended transfer': 'talk',
      'blind transfer': 'talk',
      'media timeout': 'talk',
      'originator cancel': 'missed',
      'no answer': 'missed',
      'no user response': 'missed',
      'user busy': 'missed',
      'call rejected': 'missed',
      'allotted timeout': 'missed',
      'recovery on timer expire': 'missed',
      'user not registered': 'missed',
      'unallocated number': 'missed',
      'subscriber absent': 'missed',
      'destination out of order': 'missed',
      'normal temporary failure': 'missed',
      // Another phone picked up: that phone has a line of its own.
      'lose race': 'missed',
    },
  },
  units: {talk: 'seconds', total: 'seconds'},
};
