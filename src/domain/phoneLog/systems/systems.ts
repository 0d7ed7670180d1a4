import type {PhoneSystem} from '../roles.ts';
import {aircall} from './aircall.ts';
import {asterisk} from './asterisk.ts';
import {callrail} from './callrail.ts';
import {dialpad} from './dialpad.ts';
import {eightByEight} from './eight-by-eight.ts';
import {eightByEightLegs} from './eight-by-eight-legs.ts';
import {freepbx} from './freepbx.ts';
import {freeswitch} from './freeswitch.ts';
import {fusionpbx} from './fusionpbx.ts';
import {grandstream} from './grandstream.ts';
import {ringcentral} from './ringcentral.ts';
import {threeCx} from './three-cx.ts';
import {threeCxOlder} from './three-cx-older.ts';
import {twilio} from './twilio.ts';
import {webexCalling} from './webex-calling.ts';
import {yeastar} from './yeastar.ts';
import {zoomPhone} from './zoom-phone.ts';
import {zoomPhoneLog} from './zoom-phone-log.ts';

/** The most specific first. */
export const phoneSystems: readonly PhoneSystem[] = [
  grandstream,
  asterisk,
  freepbx,
  fusionpbx,
  freeswitch,
  yeastar,
  threeCx,
  threeCxOlder,
  eightByEight,
  eightByEightLegs,
  ringcentral,
  zoomPhone,
  zoomPhoneLog,
  webexCalling,
  dialpad,
  aircall,
  callrail,
  twilio,
];
