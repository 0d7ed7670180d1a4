import type {PhoneSystem} from '../roles.ts';

export const callrail: PhoneSystem = {
  name: 'CallRail’s call list',
  source: 'https://apidocs.callrail.com/#calls',
  has: ['answered', 'customer phone number', 'direction', 'duration', 'start time', 'voicemail'],
  columns: {
    start: 'start time',
    direction: 'direction',
    result: 'answered',
    voicemail: 'voicemail',
    total: 'duration',
    // The one outside, whoever called.
    from: 'customer phone number',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out'},
    result: {true: 'answered', false: 'missed'},
  },
  units: {total: 'seconds'},
};
