import type {PhoneSystem} from '../roles.ts';
import {asterisk} from './asterisk.ts';

export const freepbx: PhoneSystem = {
  name: 'FreePBX’s CDR report',
  source: 'https://github.com/FreePBX/cdr/blob/release/17.0/page.cdr.php',
  has: ['calldate', 'src', 'dst', 'lastapp', 'duration', 'billsec', 'disposition'],
  columns: {
    start: 'calldate',
    result: 'disposition',
    application: 'lastapp',
    agent: 'dstchannel',
    talk: 'billsec',
    total: 'duration',
    from: 'src',
    to: 'dst',
  },
  words: asterisk.words,
  units: {talk: 'seconds', total: 'seconds'},
};
