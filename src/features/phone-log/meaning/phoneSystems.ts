// Column names and values of other programs.
// cspell:disable
import {plainName} from '../read/columnNames.ts';
import type {Unit} from '../read/duration.ts';
import {type WordClass, classTable} from './words.ts';

/** A phone system whose columns and values are documented in public. */
export interface PhoneSystem {
  /** True if a call that an answering machine took looks like one that a person took. */
  readonly hidesVoicemail?: true;
  /** Columns, as `plainName` writes them, that a log of this system has all of. */
  readonly has: readonly string[];
  /** The documented values; those that mean one thing in any log are in words.ts. */
  readonly words?: ReadonlyMap<string, WordClass>;
  /** Unit of durations that are written as bare numbers. */
  readonly unit?: Unit;
}

/** Phone systems with the pages that document them, the most specific first. */
export const phoneSystems: readonly PhoneSystem[] = [
  {
    // Asterisk, FreePBX, and Grandstream UCM, call detail records:
    // https://docs.asterisk.org/Configuration/Reporting/Call-Detail-Records-CDR/CDR-Specification/
    // https://github.com/FreePBX/cdr/blob/release/17.0/page.cdr.php
    // https://documentation.grandstream.com/knowledge-base/cdr-and-rec-api/
    // A queue answers the line before anybody picks up; so do menus and announcements.
    has: ['src', 'dst', 'lastapp', 'billsec', 'disposition'],
    words: classTable({
      answered: 'dial|pickup',
      voicemail: 'mini vm record',
      agent: 'queue',
      missed:
        'congestion|playback|back ground|background|hangup|answer|wait|music on hold|read|wait exten',
      other: 'receive fax|send fax',
    }),
    unit: 'seconds',
  },
  {
    // FreeSWITCH and FusionPBX, call detail records:
    // https://developer.signalwire.com/freeswitch/FreeSWITCH-Explained/Configuration/CDR
    // https://github.com/fusionpbx/fusionpbx/blob/master/app/xml_cdr/xml_cdr_inc.php
    // Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING.
    hidesVoicemail: true,
    has: ['caller id number', 'start stamp', 'hangup cause'],
    words: classTable({
      talk: 'normal unspecified|attended transfer|blind transfer|media timeout',
      missed:
        'originator cancel|no user response|allotted timeout|recovery on timer expire|user not registered|unallocated number|subscriber absent|destination out of order|normal temporary failure|lose race',
      internal: 'local',
    }),
    unit: 'seconds',
  },
  {
    // Yeastar, call detail records:
    // https://help.yeastar.com/en/p-series/developer-guide/event-new-cdr.html
    has: ['time', 'call from', 'call to', 'talk duration(s)', 'status', 'communication type'],
  },
  {
    // 3CX, call report:
    // https://www.3cx.com/docs/call-reports/
    // https://www.3cx.com/docs/manual/call-reports/
    // Before version 20 it had no direction: extensions show it.
    hidesVoicemail: true,
    has: ['call time', 'status', 'ringing', 'talking'],
  },
  {
    // 8x8 Work, call detail records:
    // https://developer.8x8.com/analytics/docs/work-analytics-call-detail-records
    has: ['start time', 'talk time', 'caller', 'callee', 'answered', 'last leg disposition'],
    words: classTable({missed: ''}),
    unit: 'thousandths of a second',
  },
  {
    // 8x8 Work, call detail records by leg:
    // https://support.efficiencyit.com/portal/en/kb/articles/definitions-for-call-detail-records-in-analytics-for-8x8-work
    hidesVoicemail: true,
    has: ['start time', 'answer time', 'stop time', 'talk time', 'caller', 'callee', 'status'],
  },
  {
    // RingCentral, call log:
    // https://ringcentral.github.io/ringcentral-java/javadoc/com/ringcentral/definitions/CallLogRecord.html
    has: ['type', 'direction', 'from', 'to', 'action', 'action result'],
    words: classTable({
      answered: 'call connected|connected',
      missed:
        'rejected|declined|hang up|stopped|call failure|internal error|ip phone offline|no calling credit|restricted number|wrong number|suspended account|international disabled|international restricted',
      other:
        'received|sent|partial receive|receive error|send error|fax on demand|fax receipt error|fax partially sent|fax not sent|fax poor line|no fax machine',
    }),
  },
  {
    // Zoom Phone, call history:
    // https://developers.zoom.us/docs/phone/understanding-call-history/
    has: ['direction', 'start time', 'call result', 'caller did number', 'callee did number'],
    words: classTable({
      answered: 'succeeded|connected',
      missed:
        'rejected|ring timeout|call cancel|canceled|cancelled|timeout|hang up|unconnected|overflowed|invalid key|invalid operation|system blocked|service unavailable',
    }),
    unit: 'seconds',
  },
  {
    // Zoom Phone, call log:
    // https://developers.zoom.us/docs/phone/understanding-call-logs/
    // Zoom's older export, before the call history.
    has: ['caller number type', 'callee number type', 'direction', 'duration', 'result'],
    words: classTable({
      answered: 'call connected|recorded|auto recorded|answered by other member',
      missed:
        'rejected|call cancel|ring timeout|wrong number|restricted number|international disabled|internal error|blocked by non gal|blocked by info barriers',
    }),
    unit: 'seconds',
  },
  {
    // Webex Calling, detailed call history:
    // https://developer.webex.com/docs/api/v1/reports-detailed-call-history
    has: ['start time', 'direction', 'answered', 'user type', 'calling number', 'called number'],
    words: classTable({
      in: 'terminating',
      out: 'originating',
      answered: 'user|place|virtual line|broadworks anywhere',
      missed:
        'automated attendant video|hunt group|call center standard|call center premium|voice xml|route point',
      voicemail: 'voice mail retrieval|voice mail group',
      other: 'group paging',
    }),
    unit: 'seconds',
  },
  {
    // Dialpad, call records:
    // https://developers.dialpad.com/reference/statscreate
    has: ['date started', 'target kind', 'category', 'direction', 'date connected'],
    words: classTable({talk: 'incoming|outgoing', missed: 'cancelled|canceled'}),
    unit: 'minutes',
  },
  {
    // Aircall, call export:
    // https://developer.aircall.io/api-references/#call
    has: ['line', 'date (tz offset incl.)', 'direction', 'answered', 'missed call reason'],
    unit: 'seconds',
  },
  {
    // CallRail, call list:
    // https://apidocs.callrail.com/#calls
    has: ['answered', 'customer phone number', 'tracking phone number', 'direction', 'voicemail'],
    unit: 'seconds',
  },
  {
    // Twilio, call log:
    // https://www.twilio.com/docs/voice/api/call-resource
    // A program answers what comes in, so 'completed' is asked about.
    hidesVoicemail: true,
    has: ['sid', 'parent call sid', 'from', 'to', 'status', 'start time', 'direction'],
    words: classTable({
      out: 'outbound api|outbound dial|trunking terminating',
      in: 'trunking originating',
      missed: 'canceled',
    }),
    unit: 'seconds',
  },
];

export const systemOf = (names: readonly string[]): PhoneSystem | null => {
  const plain = names.map(plainName);
  return phoneSystems.find(({has}) => has.every((name) => plain.includes(name))) ?? null;
};
