import type {PhoneSystem} from '../roles.ts';
import {asterisk} from './asterisk.ts';

export const grandstream: PhoneSystem = {
  name: 'a Grandstream UCM’s call detail records',
  source: 'https://documentation.grandstream.com/knowledge-base/cdr-and-rec-api/',
  has: ['src', 'dst', 'lastapp', 'start', 'billsec', 'disposition', 'userfield', 'action type'],
  columns: {
    ...asterisk.columns,
    direction: 'userfield',
    agent: 'dstanswer',
  },
  words: {
    ...asterisk.words,
    direction: {inbound: 'in', outbound: 'out', internal: 'internal'},
  },
  units: {talk: 'seconds', total: 'seconds'},
};
