// Words of other programs.
// cspell:disable
/** 'startTime', 'Start_Time' and 'Start Time' are one name, as are 'No-Answer' and 'NO ANSWER'. */
export const plainName = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** A column's name without its unit or zone: “Duration (sec)” is “duration”. */
export const bareName = (header: string): string =>
  plainName(header)
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/[\s?:#.*]+$/, '')
    .trim();

/**
 * Names of columns that mean one thing in any log, as `plainName` writes them and without what
 * stands in parentheses, the plainest first. The visitor is asked about any other name.
 */
const columnNames = {
  start: `start time|call start datetime|start date time|start datetime|start date/time|start date and time|start|call start|call start time|call started|started|started at|date started|call date time|call date/time|call date & time|call date and time|call datetime|date/time|date time|datetime|date and time|date & time|date & start time|date/time of call|time of call|timestamp|time stamp|call timestamp|call time|calldate|call date|start date|begin time|begin|began|initiated|event time|date|time|when|created at|created|created time|created date|date created|start stamp`,
  time: 'time|start time|call time|time of day|local time|time started',
  direction:
    'direction|call direction|in/out|in / out|inbound/outbound|inbound / outbound|incoming/outgoing|incoming / outgoing|way',
  result:
    'result|call result|call results|action result|disposition|call disposition|outcome|call outcome|call status|status|final status|end status|answered|call answered|was answered|is answered|answered call|answered status|answer status|missed|call missed|was missed|is missed|missed call|final result|call state|connected|call connected|hangup cause',
  kind: 'kind|media|media type|channel type|communication type|interaction type|line type|record type|service type|type|call type|event type|channel|category|event|activity|activity type|item type',
  voicemail:
    'voicemail|voice mail|has voicemail|left voicemail|voicemail left|is voicemail|went to voicemail|voicemail url|voicemail link',
  talk: 'talk time|talk duration|talking time|talking|talk|time talked|billsec|bill sec|billable seconds|conversation time|conversation duration|connected duration|answered duration|in call duration|duration in call|talk seconds|talk minutes|talk secs|talk sec|duration talk|duration of talk|speaking time|billmsec|duration (in call)',
  wait: 'ring time|ring duration|ringing time|ringing|ring|ring seconds|ring secs|ring sec|wait time|waiting time|wait duration|waiting|wait|time waiting|wait seconds|time to answer|answer speed|speed of answer|queue time|time in queue|queue wait time|queue duration',
  total:
    'duration (total)|duration|call duration|total duration|length|call length|total time|total call time|totals|total|elapsed|elapsed time|duration seconds|duration minutes|duration sec|duration secs|duration min|duration mins|duration in seconds|duration in minutes|duration s|minutes|seconds|mins|secs|len',
  answeredAt:
    'answer time|answered at|answered time|time answered|date answered|connect time|connected at|connected time|date connected|answer date|answer|connected|picked up at|pickup time|answer stamp',
  from: 'caller did number|from|from number|from phone|from phone number|caller|caller id|callerid|caller number|caller id number|caller phone|caller phone number|calling number|calling party|calling party number|calling|ani|src|source number|external number|customer number|customer phone|customer phone number|originating number|origin number|cli|phone number|phone|number|telephone|telephone number|other party|remote number|remote party|contact number|party|patient phone|patient number|patient phone number|client phone|client number|contact phone|lead phone|call from',
  to: 'callee did number|to|to number|to phone|to phone number|callee|callee number|called|called number|called party|called party number|dialed number|dialled number|number dialed|dnis|dst|destination|destination number|recipient|did|terminating number|call to',
  agent:
    'dstanswer|dstchannel|answered by|answer by|handled by|picked up by|taken by|agent|agent name|answering agent|answering user|employee|employee name|staff|staff member|operator|representative|user|user name',
  application: 'lastapp|last leg disposition|user type',
  callId:
    'linkedid|linked id|call id|callid|correlation id|call uuid|call guid|call sid|session id|call session id|conversation id|interaction id|global call id|master call id|call reference|call ref|call number|call no',
  count: 'calls|number of calls|no of calls|num calls|call count|count|qty|quantity|occurrences',
} as const;

export type NamedRole = keyof typeof columnNames;

/** Common names of a role's column, as `plainName` writes them. */
export const namesOf = (role: NamedRole): readonly string[] => columnNames[role].split('|');

/** Columns that a log has beside those with a role. */
const OTHER_NAMES =
  'name|caller name|contact|contact name|customer name|patient|patient name|first name|last name|email|company|city|state|zip|location|site|queue|extension|department|notes|note|cost|end time|ended at|mobile'.split(
    '|',
  );

const ALL_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(columnNames).flatMap((names) => names.split('|')),
  ...OTHER_NAMES,
]);

/** Number of cells that are names of a log's columns. */
export const knownNames = (cells: readonly string[]): number =>
  cells.filter((cell) => ALL_NAMES.has(bareName(cell))).length;
