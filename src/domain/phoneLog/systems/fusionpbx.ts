import type {PhoneSystem} from '../roles.ts';
import {freeswitch} from './freeswitch.ts';

/** Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING. */
export const fusionpbx: PhoneSystem = {
  name: 'FusionPBX’s call detail records',
  source: 'https://github.com/fusionpbx/fusionpbx/blob/master/app/xml_cdr/xml_cdr_inc.php',
  hidesVoicemail: true,
  has: ['xml cdr uuid', 'direction', 'caller id number', 'start stamp', 'hangup cause', 'billmsec'],
  columns: {
    start: 'start stamp',
    direction: 'direction',
    result: 'hangup cause',
    talk: 'billmsec',
    total: 'duration',
    from: 'caller id number',
    to: 'destination number',
  },
  words: {
    direction: {inbound: 'in', outbound: 'out', local: 'internal'},
    result: freeswitch.words.result ?? {},
  },
  units: {talk: 'milliseconds', total: 'seconds'},
};
