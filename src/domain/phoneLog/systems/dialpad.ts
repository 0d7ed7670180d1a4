import type {PhoneSystem} from '../roles.ts';

export const dialpad: PhoneSystem = {
  name: 'Dialpad’s call records',
  source: 'https://developers.dialpad.com/reference/statscreate',
  has: [
    'date started',
    'target kind',
    'category',
    'direction',
    'external number',
    'date connected',
  ],
  columns: {
    start: 'date started',
    direction: 'direction',
    result: 'category',
    voicemail: 'voicemail',
    talk: 'talk duration',
    answeredAt: 'date connected',
    endedAt: 'date ended',
    // The one outside, whoever called.
    from: 'external number',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out'},
    result: {incoming: 'talk', outgoing: 'talk', missed: 'missed', abandoned: 'missed'},
  },
  units: {talk: 'minutes'},
};
