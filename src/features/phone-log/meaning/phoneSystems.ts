// Column names and values of other programs.
// cspell:disable
import {type NamedRole, namesOf, plainName} from '../read/columnNames.ts';
import type {Unit} from '../read/length.ts';
import type {Meaning} from './words.ts';

/** Roles of a log's columns: those with common names, and the program that had the call last. */
export type ColumnRole = NamedRole | 'application';
/** Columns with words that say which way a call went, or how it ended. */
export type WordRole = 'direction' | 'result' | 'kind' | 'application';
type LengthRole = 'talk' | 'wait' | 'total';

/** A phone system whose columns and values are documented in public. */
export interface PhoneSystem {
  /** For a sentence: “It looks like …”. */
  readonly name: string;
  /** The page that documents columns and values. */
  readonly source: string;
  /** A call that an answering machine took looks like one that a person took. */
  readonly hidesVoicemail?: true;
  /**
   * Columns, as `plainName` writes them, that a log of this system has all of. Common names tell their
   * roles.
   */
  readonly has: readonly string[];
  /** Names of the other columns, by `plainName`. */
  readonly own?: Readonly<Partial<Record<ColumnRole, string>>>;
  /** The documented values of each meaning, as `plainName` writes them, with bars between. */
  readonly words?: Readonly<Partial<Record<WordRole, Readonly<Partial<Record<Meaning, string>>>>>>;
  /** Units of lengths that are written as bare numbers. */
  readonly units?: Readonly<Partial<Record<LengthRole, Unit>>>;
}

/** A role's documented column; -1 where the log has none. @param names of its columns */
export const documentedColumn = (
  {has, own = {}}: PhoneSystem,
  role: ColumnRole,
  names: readonly string[],
): number => {
  const ownNames = Object.values(own);
  const plain = names.map(plainName);
  // The time beside a date has names that a date with its time has, too.
  const common = role === 'application' || role === 'time' ? [] : namesOf(role);
  const name = own[role] ?? common.find((one) => has.includes(one) && !ownNames.includes(one));
  return name === undefined ? -1 : plain.indexOf(name);
};

/** A queue answers the line before anybody picks up; so do menus and announcements. */
const asterisk: Pick<PhoneSystem, 'words' | 'units'> = {
  words: {
    result: {missed: 'congestion'},
    application: {
      answered: 'dial|pickup',
      voicemail: 'mini vm record',
      agent: 'queue',
      missed:
        'playback|back ground|background|hangup|answer|wait|music on hold|read|wait exten|congestion',
      other: 'receive fax|send fax',
    },
  },
  units: {talk: 'seconds', total: 'seconds'},
};

const freeswitchResults = {
  talk: 'normal unspecified|attended transfer|blind transfer|media timeout',
  missed:
    'originator cancel|no user response|allotted timeout|recovery on timer expire|user not registered|unallocated number|subscriber absent|destination out of order|normal temporary failure|lose race',
};

/**
 * Phone systems whose columns and values are documented in public, the most specific first. Words that
 * mean one thing in any log are in commonNames.ts and not repeated.
 */
export const phoneSystems: readonly PhoneSystem[] = [
  {
    name: 'a Grandstream UCM’s call detail records',
    source: 'https://documentation.grandstream.com/knowledge-base/cdr-and-rec-api/',
    has: ['src', 'dst', 'lastapp', 'start', 'billsec', 'disposition', 'userfield', 'action type'],
    own: {
      application: 'lastapp',
      agent: 'dstanswer',
      total: 'duration',
      answeredAt: 'answer',
      direction: 'userfield',
    },
    ...asterisk,
  },
  {
    name: 'Asterisk’s call detail records',
    source:
      'https://docs.asterisk.org/Configuration/Reporting/Call-Detail-Records-CDR/CDR-Specification/',
    has: ['src', 'dst', 'lastapp', 'start', 'answer', 'end', 'duration', 'billsec', 'disposition'],
    own: {application: 'lastapp', agent: 'dstchannel'},
    ...asterisk,
  },
  {
    name: 'FreePBX’s CDR report',
    source: 'https://github.com/FreePBX/cdr/blob/release/17.0/page.cdr.php',
    has: ['calldate', 'src', 'dst', 'lastapp', 'duration', 'billsec', 'disposition'],
    own: {application: 'lastapp', agent: 'dstchannel'},
    ...asterisk,
  },
  {
    // Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING.
    name: 'FusionPBX’s call detail records',
    source: 'https://github.com/fusionpbx/fusionpbx/blob/master/app/xml_cdr/xml_cdr_inc.php',
    hidesVoicemail: true,
    has: [
      'xml cdr uuid',
      'direction',
      'caller id number',
      'start stamp',
      'hangup cause',
      'billmsec',
    ],
    own: {
      start: 'start stamp',
      result: 'hangup cause',
      talk: 'billmsec',
      total: 'duration',
      to: 'destination number',
    },
    words: {direction: {internal: 'local'}, result: freeswitchResults},
    units: {talk: 'thousandths of a second', total: 'seconds'},
  },
  {
    // Calls that voicemail or a menu answered can't be told from others: all are NORMAL_CLEARING.
    name: 'FreeSWITCH’s call detail records',
    source: 'https://developer.signalwire.com/freeswitch/FreeSWITCH-Explained/Configuration/CDR',
    hidesVoicemail: true,
    has: ['caller id number', 'destination number', 'start stamp', 'billsec', 'hangup cause'],
    own: {
      start: 'start stamp',
      result: 'hangup cause',
      total: 'duration',
      answeredAt: 'answer stamp',
    },
    words: {result: freeswitchResults},
    units: {talk: 'seconds', total: 'seconds'},
  },
  {
    name: 'Yeastar’s call detail records',
    source: 'https://help.yeastar.com/en/p-series/developer-guide/event-new-cdr.html',
    has: ['time', 'call from', 'call to', 'talk duration(s)', 'status', 'communication type'],
    own: {
      direction: 'communication type',
      talk: 'talk duration(s)',
      wait: 'ring duration(s)',
      total: 'call duration(s)',
      from: 'call from',
      to: 'call to',
    },
    units: {talk: 'seconds', wait: 'seconds', total: 'seconds'},
  },
  {
    // Calls that voicemail answered can't be told from others: both are 'Answered'.
    name: '3CX’s call report',
    source: 'https://www.3cx.com/docs/call-reports/',
    hidesVoicemail: true,
    has: ['call time', 'call id', 'from', 'to', 'direction', 'status', 'ringing', 'talking'],
  },
  {
    // Before version 20: no column for the direction, extensions tell it. Calls that voicemail answered can't be told from others: both are 'Answered'.
    name: '3CX’s call log',
    source: 'https://www.3cx.com/docs/manual/call-reports/',
    hidesVoicemail: true,
    has: ['call time', 'caller id', 'destination', 'status', 'ringing', 'talking'],
  },
  {
    name: '8x8 Work’s call detail records',
    source: 'https://developer.8x8.com/analytics/docs/work-analytics-call-detail-records',
    has: [
      'start time',
      'talk time',
      'caller',
      'callee',
      'direction',
      'answered',
      'last leg disposition',
    ],
    own: {application: 'last leg disposition', wait: 'ring duration'},
    words: {result: {missed: ''}},
    units: {wait: 'thousandths of a second'},
  },
  {
    // Calls that voicemail answered can't be told from others: both have a talk time.
    name: '8x8 Work’s call detail records',
    source:
      'https://support.efficiencyit.com/portal/en/kb/articles/definitions-for-call-detail-records-in-analytics-for-8x8-work',
    hidesVoicemail: true,
    has: ['start time', 'answer time', 'stop time', 'talk time', 'caller', 'callee', 'status'],
    own: {direction: 'direction'},
  },
  {
    name: 'RingCentral’s call log',
    source:
      'https://ringcentral.github.io/ringcentral-java/javadoc/com/ringcentral/definitions/CallLogRecord.html',
    has: ['type', 'direction', 'from', 'to', 'action', 'action result'],
    own: {start: 'date', time: 'time', kind: 'type', total: 'duration'},
    words: {
      result: {
        answered: 'call connected|connected',
        missed:
          'rejected|declined|hang up|stopped|call failure|internal error|ip phone offline|no calling credit|restricted number|wrong number|suspended account|international disabled|international restricted',
        other:
          'received|sent|partial receive|receive error|send error|fax on demand|fax receipt error|fax partially sent|fax not sent|fax poor line|no fax machine',
      },
    },
  },
  {
    name: 'Zoom Phone’s call history',
    source: 'https://developers.zoom.us/docs/phone/understanding-call-history/',
    has: ['direction', 'start time', 'call result', 'caller did number', 'callee did number'],
    own: {
      total: 'duration',
      answeredAt: 'answer time',
      from: 'caller did number',
      to: 'callee did number',
    },
    words: {
      result: {
        answered: 'succeeded|connected',
        missed:
          'rejected|ring timeout|call cancel|canceled|cancelled|timeout|hang up|unconnected|overflowed|invalid key|invalid operation|system blocked|service unavailable',
      },
    },
    units: {total: 'seconds'},
  },
  {
    // What the call history replaced.
    name: 'Zoom Phone’s call log',
    source: 'https://developers.zoom.us/docs/phone/understanding-call-logs/',
    has: [
      'caller number',
      'caller number type',
      'callee number type',
      'direction',
      'duration',
      'result',
      'date time',
    ],
    own: {to: 'callee number'},
    words: {
      result: {
        answered: 'call connected|recorded|auto recorded|answered by other member',
        missed:
          'rejected|call cancel|ring timeout|wrong number|restricted number|international disabled|internal error|blocked by non gal|blocked by info barriers',
      },
    },
    units: {total: 'seconds'},
  },
  {
    name: 'Webex Calling’s detailed call history',
    source: 'https://developer.webex.com/docs/api/v1/reports-detailed-call-history',
    has: ['start time', 'direction', 'answered', 'user type', 'calling number', 'called number'],
    own: {
      application: 'user type',
      talk: 'duration',
      wait: 'ring duration',
      answeredAt: 'answer time',
    },
    words: {
      direction: {in: 'terminating', out: 'originating'},
      result: {answered: 'true', missed: 'false'},
      application: {
        answered: 'user|place|virtual line|broadworks anywhere',
        missed:
          'automated attendant video|hunt group|call center standard|call center premium|voice xml|route point',
        voicemail: 'voice mail retrieval|voice mail group',
        other: 'group paging',
      },
    },
    units: {talk: 'seconds', wait: 'seconds'},
  },
  {
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
    own: {result: 'category', voicemail: 'voicemail', talk: 'talk duration'},
    words: {result: {talk: 'incoming|outgoing', missed: 'cancelled|canceled'}},
    units: {talk: 'minutes'},
  },
  {
    name: 'Aircall’s call export',
    source: 'https://developer.aircall.io/api-references/#call',
    has: ['line', 'date (tz offset incl.)', 'direction', 'answered', 'missed call reason'],
    own: {
      start: 'date (tz offset incl.)',
      time: 'time (tz offset incl.)',
      voicemail: 'voicemail',
      talk: 'duration (in call)',
      total: 'duration (total)',
      from: 'from',
      to: 'to',
    },
    words: {result: {answered: 'yes', missed: 'no'}},
    units: {talk: 'seconds', total: 'seconds'},
  },
  {
    name: 'CallRail’s call list',
    source: 'https://apidocs.callrail.com/#calls',
    has: [
      'answered',
      'customer phone number',
      'tracking phone number',
      'direction',
      'duration',
      'start time',
      'voicemail',
    ],
    words: {result: {answered: 'true', missed: 'false'}},
    units: {total: 'seconds'},
  },
  {
    // A program answers what comes in, so 'completed' is asked about.
    name: 'Twilio’s call log',
    source: 'https://www.twilio.com/docs/voice/api/call-resource',
    hidesVoicemail: true,
    has: ['sid', 'parent call sid', 'from', 'to', 'status', 'start time', 'direction'],
    own: {total: 'duration'},
    words: {
      direction: {
        out: 'outbound api|outbound dial|trunking terminating',
        in: 'trunking originating',
      },
      result: {missed: 'canceled'},
    },
    units: {total: 'seconds'},
  },
];

/** The system whose columns a log has. */
export const systemOf = (names: readonly string[]): PhoneSystem | null => {
  const plain = names.map(plainName);
  return phoneSystems.find(({has}) => has.every((name) => plain.includes(name))) ?? null;
};
