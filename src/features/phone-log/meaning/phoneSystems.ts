// Column names and values of other programs.
// cspell:disable
import {plainName} from '../read/columnNames.ts';
import type {Unit} from '../read/length.ts';
import type {Meaning} from './words.ts';

/** A phone system whose columns and values are documented in public. */
export interface PhoneSystem {
  readonly name: string;
  /** The page that documents columns and values. */
  readonly source: string;
  /** A call that an answering machine took looks like one that a person took. */
  readonly hidesVoicemail?: true;
  /** Columns, as `plainName` writes them, that a log of this system has all of. */
  readonly has: readonly string[];
  /**
   * The documented values of each meaning, as `plainName` writes them, with bars between. Words that mean
   * one thing in any log are in words.ts.
   */
  readonly words?: Readonly<Partial<Record<Meaning, string>>>;
  /** Unit of lengths that are written as bare numbers. */
  readonly unit?: Unit;
}

/** A queue answers the line before anybody picks up; so do menus and announcements. */
const asterisk: Pick<PhoneSystem, 'words' | 'unit'> = {
  words: {
    answered: 'dial|pickup',
    voicemail: 'mini vm record',
    agent: 'queue',
    missed:
      'congestion|playback|back ground|background|hangup|answer|wait|music on hold|read|wait exten',
    other: 'receive fax|send fax',
  },
  unit: 'seconds',
};

/** Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING. */
const freeswitch: Pick<PhoneSystem, 'words' | 'unit' | 'hidesVoicemail'> = {
  hidesVoicemail: true,
  words: {
    talk: 'normal unspecified|attended transfer|blind transfer|media timeout',
    missed:
      'originator cancel|no user response|allotted timeout|recovery on timer expire|user not registered|unallocated number|subscriber absent|destination out of order|normal temporary failure|lose race',
    internal: 'local',
  },
  unit: 'seconds',
};

/** Phone systems whose columns and values are documented in public, the most specific first. */
export const phoneSystems: readonly PhoneSystem[] = [
  {
    name: 'Grandstream UCM, call detail records',
    source: 'https://documentation.grandstream.com/knowledge-base/cdr-and-rec-api/',
    has: ['src', 'dst', 'lastapp', 'start', 'billsec', 'disposition', 'userfield', 'action type'],
    ...asterisk,
  },
  {
    name: 'Asterisk, call detail records',
    source:
      'https://docs.asterisk.org/Configuration/Reporting/Call-Detail-Records-CDR/CDR-Specification/',
    has: ['src', 'dst', 'lastapp', 'start', 'answer', 'end', 'duration', 'billsec', 'disposition'],
    ...asterisk,
  },
  {
    name: 'FreePBX, CDR report',
    source: 'https://github.com/FreePBX/cdr/blob/release/17.0/page.cdr.php',
    has: ['calldate', 'src', 'dst', 'lastapp', 'duration', 'billsec', 'disposition'],
    ...asterisk,
  },
  {
    name: 'FusionPBX, call detail records',
    source: 'https://github.com/fusionpbx/fusionpbx/blob/master/app/xml_cdr/xml_cdr_inc.php',
    has: ['xml cdr uuid', 'direction', 'caller id number', 'start stamp', 'hangup cause'],
    ...freeswitch,
  },
  {
    name: 'FreeSWITCH, call detail records',
    source: 'https://developer.signalwire.com/freeswitch/FreeSWITCH-Explained/Configuration/CDR',
    has: ['caller id number', 'destination number', 'start stamp', 'billsec', 'hangup cause'],
    ...freeswitch,
  },
  {
    name: 'Yeastar, call detail records',
    source: 'https://help.yeastar.com/en/p-series/developer-guide/event-new-cdr.html',
    has: ['time', 'call from', 'call to', 'talk duration(s)', 'status', 'communication type'],
  },
  {
    name: '3CX, call report',
    source: 'https://www.3cx.com/docs/call-reports/',
    hidesVoicemail: true,
    has: ['call time', 'call id', 'from', 'to', 'direction', 'status', 'ringing', 'talking'],
  },
  {
    // Before version 20: extensions tell the direction.
    name: '3CX, call log',
    source: 'https://www.3cx.com/docs/manual/call-reports/',
    hidesVoicemail: true,
    has: ['call time', 'caller id', 'destination', 'status', 'ringing', 'talking'],
  },
  {
    name: '8x8 Work, call detail records',
    source: 'https://developer.8x8.com/analytics/docs/work-analytics-call-detail-records',
    has: ['start time', 'talk time', 'caller', 'callee', 'answered', 'last leg disposition'],
    words: {missed: ''},
    unit: 'thousandths of a second',
  },
  {
    name: '8x8 Work, call detail records by leg',
    source:
      'https://support.efficiencyit.com/portal/en/kb/articles/definitions-for-call-detail-records-in-analytics-for-8x8-work',
    hidesVoicemail: true,
    has: ['start time', 'answer time', 'stop time', 'talk time', 'caller', 'callee', 'status'],
  },
  {
    name: 'RingCentral, call log',
    source:
      'https://ringcentral.github.io/ringcentral-java/javadoc/com/ringcentral/definitions/CallLogRecord.html',
    has: ['type', 'direction', 'from', 'to', 'action', 'action result'],
    words: {
      answered: 'call connected|connected',
      missed:
        'rejected|declined|hang up|stopped|call failure|internal error|ip phone offline|no calling credit|restricted number|wrong number|suspended account|international disabled|international restricted',
      other:
        'received|sent|partial receive|receive error|send error|fax on demand|fax receipt error|fax partially sent|fax not sent|fax poor line|no fax machine',
    },
  },
  {
    name: 'Zoom Phone, call history',
    source: 'https://developers.zoom.us/docs/phone/understanding-call-history/',
    has: ['direction', 'start time', 'call result', 'caller did number', 'callee did number'],
    words: {
      answered: 'succeeded|connected',
      missed:
        'rejected|ring timeout|call cancel|canceled|cancelled|timeout|hang up|unconnected|overflowed|invalid key|invalid operation|system blocked|service unavailable',
    },
    unit: 'seconds',
  },
  {
    // What the call history replaced.
    name: 'Zoom Phone, call log',
    source: 'https://developers.zoom.us/docs/phone/understanding-call-logs/',
    has: ['caller number type', 'callee number type', 'direction', 'duration', 'result'],
    words: {
      answered: 'call connected|recorded|auto recorded|answered by other member',
      missed:
        'rejected|call cancel|ring timeout|wrong number|restricted number|international disabled|internal error|blocked by non gal|blocked by info barriers',
    },
    unit: 'seconds',
  },
  {
    name: 'Webex Calling, detailed call history',
    source: 'https://developer.webex.com/docs/api/v1/reports-detailed-call-history',
    has: ['start time', 'direction', 'answered', 'user type', 'calling number', 'called number'],
    words: {
      in: 'terminating',
      out: 'originating',
      answered: 'user|place|virtual line|broadworks anywhere',
      missed:
        'automated attendant video|hunt group|call center standard|call center premium|voice xml|route point',
      voicemail: 'voice mail retrieval|voice mail group',
      other: 'group paging',
    },
    unit: 'seconds',
  },
  {
    name: 'Dialpad, call records',
    source: 'https://developers.dialpad.com/reference/statscreate',
    has: ['date started', 'target kind', 'category', 'direction', 'date connected'],
    words: {talk: 'incoming|outgoing', missed: 'cancelled|canceled'},
    unit: 'minutes',
  },
  {
    name: 'Aircall, call export',
    source: 'https://developer.aircall.io/api-references/#call',
    has: ['line', 'date (tz offset incl.)', 'direction', 'answered', 'missed call reason'],
    unit: 'seconds',
  },
  {
    name: 'CallRail, call list',
    source: 'https://apidocs.callrail.com/#calls',
    has: ['answered', 'customer phone number', 'tracking phone number', 'direction', 'voicemail'],
    unit: 'seconds',
  },
  {
    // A program answers what comes in, so 'completed' is asked about.
    name: 'Twilio, call log',
    source: 'https://www.twilio.com/docs/voice/api/call-resource',
    hidesVoicemail: true,
    has: ['sid', 'parent call sid', 'from', 'to', 'status', 'start time', 'direction'],
    words: {
      out: 'outbound api|outbound dial|trunking terminating',
      in: 'trunking originating',
      missed: 'canceled',
    },
    unit: 'seconds',
  },
];

/** The system whose columns a log has. */
export const systemOf = (names: readonly string[]): PhoneSystem | null => {
  const plain = names.map(plainName);
  return phoneSystems.find(({has}) => has.every((name) => plain.includes(name))) ?? null;
};
