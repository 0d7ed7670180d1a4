// Words of other programs.
// cspell:disable
import {type ColumnRole, type Meaning, plainName} from './roles.ts';

/**
 * Names of columns that mean one thing in any log, as `plainName` writes them and without what
 * stands in parentheses, the plainest first. A name that is not here is asked about.
 */
const columnNames = {
  start: `start time|call start datetime|start date time|start datetime|start date/time|start date and time|start|call start|call start time|call started|started|started at|date started|call date time|call date/time|call date & time|call date and time|call datetime|date/time|date time|datetime|date and time|date & time|date & start time|date/time of call|time of call|timestamp|time stamp|call timestamp|call time|calldate|call date|start date|begin time|begin|began|initiated|event time|date|time|when|created at|created|created time|created date|date created`,
  time: 'time|start time|call time|time of day|local time|time started',
  direction:
    'direction|call direction|in/out|in / out|inbound/outbound|inbound / outbound|incoming/outgoing|incoming / outgoing|way',
  result:
    'result|call result|call results|action result|disposition|call disposition|outcome|call outcome|call status|status|final status|end status|answered|call answered|was answered|is answered|answered call|answered status|answer status|missed|call missed|was missed|is missed|missed call|final result|call state|connected|call connected',
  kind: 'kind|media|media type|channel type|communication type|interaction type|line type|record type|service type',
  voicemail:
    'voicemail|voice mail|has voicemail|left voicemail|voicemail left|is voicemail|went to voicemail|voicemail url|voicemail link',
  talk: 'talk time|talk duration|talking time|talking|talk|time talked|billsec|bill sec|billable seconds|conversation time|conversation duration|connected duration|answered duration|in call duration|duration in call|talk seconds|talk minutes|talk secs|talk sec|duration talk|duration of talk|speaking time',
  wait: 'ring time|ring duration|ringing time|ringing|ring|ring seconds|ring secs|ring sec|wait time|waiting time|wait duration|waiting|wait|time waiting|wait seconds|time to answer|answer speed|speed of answer|queue time|time in queue|queue wait time|queue duration',
  total:
    'duration|call duration|total duration|length|call length|total time|total call time|totals|total|elapsed|elapsed time|duration seconds|duration minutes|duration sec|duration secs|duration min|duration mins|duration in seconds|duration in minutes|duration s|minutes|seconds|mins|secs|len',
  answeredAt:
    'answer time|answered at|answered time|time answered|date answered|connect time|connected at|connected time|date connected|answer date|answer|connected|picked up at|pickup time|answer stamp',
  endedAt:
    'end time|ended at|ended|end|date ended|stop time|disconnect time|disconnected at|hangup time|hang up time|completed at|call end|call end time|call ended|end date|end date time|end stamp|release time',
  from: 'from|from number|from phone|from phone number|caller|caller id|callerid|caller number|caller id number|caller phone|caller phone number|calling number|calling party|calling party number|calling|ani|src|source number|external number|customer number|customer phone|customer phone number|originating number|origin number|cli|phone number|phone|number|telephone|telephone number|other party|remote number|remote party|contact number|party|patient phone|patient number|patient phone number|client phone|client number|contact phone|lead phone',
  to: 'to|to number|to phone|to phone number|callee|callee number|called|called number|called party|called party number|dialed number|dialled number|number dialed|dnis|dst|destination|destination number|internal number|recipient|tracking number|did|terminating number',
  agent:
    'answered by|answer by|handled by|picked up by|taken by|agent|agent name|answering agent|answering user|employee|employee name|staff|staff member|operator|representative|user|user name',
  callId:
    'linkedid|linked id|call id|callid|correlation id|call uuid|call guid|call sid|session id|call session id|conversation id|interaction id|global call id|master call id|call reference|call ref|call number|call no',
  count: 'calls|number of calls|no of calls|num calls|call count|count|qty|quantity|occurrences',
} as const satisfies Partial<Record<ColumnRole, string>>;

export type NamedRole = keyof typeof columnNames;

export const namedRoles = Object.keys(columnNames) as NamedRole[];

/** Common names of a role's column, as `plainName` writes them. */
export const namesOf = (role: NamedRole): readonly string[] => columnNames[role].split('|');

/** Columns that say nothing of when a call was, how it ended, or who answered, as `bareName` writes them. */
const HARMLESS = new Set(
  'name|caller name|from name|caller id name|contact|contact name|customer name|patient|patient name|client name|first name|last name|company|company name|account|account id|account name|city|from city|to city|state|from state|to state|zip|country|from country|to country|location|from location|to location|region|carrier|site|office|cost|price|charge|charges|rate|amount|currency|fee|recording url|recording link|call recording|audio|url|link|email|campaign|source|medium|keywords|landing page|referrer|codec|protocol|mos|score|sentiment|ip|ip address|day|weekday|day of week|week|month|year|hour'.split(
    '|',
  ),
);

const NUMBERING = ['', 'id', 'uuid', 'guid', 'sid', 'row', 'no', 'unique id', 'uniqueid'];

/** Checks for a column that numbers the lines, where no number comes twice. */
export const isNumbering = (name: string): boolean =>
  NUMBERING.includes(name) || namesOf('callId').includes(name);

/** Checks for a column that can't change a count, by its name. */
export const isHarmless = (name: string): boolean => HARMLESS.has(name);

/** Columns of which only the values can say what they are: “Type” is Voice or Fax, Incoming or Missed. */
export const isTypeName = (name: string): boolean =>
  ['type', 'call type', 'event type'].includes(name) || isLooseTypeName(name);

/** Of these only where a word in them is one that a log has: a channel may be an advertisement. */
export const isLooseTypeName = (name: string): boolean =>
  ['channel', 'category', 'event', 'activity', 'activity type', 'item type'].includes(name);

/** Columns that answer their own name with yes or no. */
const ASKS_ANSWERED =
  'answered|call answered|was answered|is answered|answered call|connected|call connected'.split(
    '|',
  );
const ASKS_MISSED = 'missed|call missed|was missed|is missed|missed call'.split('|');
const YES = ['yes', 'y', 'true', 't', '1', 'x', '✓'];
const NO = ['no', 'n', 'false', 'f', '0'];

/** Meaning of a yes or a no in a column; null where it isn't one, or the column asks nothing. */
export const yesOrNo = (column: string, word: string): Meaning | null => {
  const isYesWord = YES.includes(word);
  if (!isYesWord && !NO.includes(word)) return null;
  if (ASKS_ANSWERED.includes(column)) return isYesWord ? 'answered' : 'missed';
  if (ASKS_MISSED.includes(column)) return isYesWord ? 'missed' : 'answered';
  return null;
};

/** Checks for a yes, as `plainName` writes it. */
export const isYes = (word: string): boolean => YES.includes(word);
/** Checks for a no or an empty value, as `plainName` writes it. */
export const isNo = (word: string): boolean => ['', '-', '–', 'none', 'n/a', ...NO].includes(word);

/** Words that mean one thing in any log, as `plainName` writes them. A word that is not here is asked about. */
const WORDS = {
  answered:
    'answered|call answered|answered call|accepted|call accepted|picked up|answered by agent|answered by user|incoming answered|inbound answered',
  missed:
    'missed|missed call|call missed|no answer|noanswer|not answered|unanswered|did not answer|no reply|not connected|unsuccessful|abandoned|abandoned call|call abandoned|busy|line busy|user busy|failed|call failed|no agent|no agents|no agent available|lost|lost call|incoming missed|inbound missed|ring no answer|no pickup|not picked up|ignored',
  voicemail:
    'voicemail|voice mail|left voicemail|left a voicemail|voicemail left|sent to voicemail|went to voicemail|to voicemail|forwarded to voicemail|voicemail message|voicemail received|left vm|vm|vmail',
  talk: 'completed|complete|ended|call ended|call completed|finished|normal clearing|normal call clearing',
  in: 'in|incoming|inbound|incoming call|inbound call',
  out: 'out|outgoing|outbound|outgoing call|outbound call|placed|placed call|dialed|dialled|dialed call',
  internal: 'internal|internal call|intercom|extension to extension|ext to ext',
  call: 'voice|voice call|call|phone call|phone|telephone|audio|telephony|pstn',
  other:
    'fax|fax call|incoming fax|outgoing fax|fax received|fax sent|sms|mms|text message|chat|email|e mail|meeting|webinar|paging',
} as const satisfies Partial<Record<Meaning, string>>;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((meaning) =>
    WORDS[meaning].split('|').map((word) => [word, meaning] as const),
  ),
);

/** Of these a caller's call and one of the practice's own can end so. */
const EITHER_SIDE =
  'busy|line busy|user busy|failed|call failed|no answer|noanswer|not answered|not connected|unanswered|did not answer|no reply|unsuccessful'.split(
    '|',
  );

/** Checks for a word that doesn't say who called. */
export const isEitherSide = (word: string): boolean => EITHER_SIDE.includes(word);

/** Meaning of a word in any log; null for other words. */
export const commonMeaning = (word: string): Meaning | null => MEANINGS.get(word) ?? null;

/** A column's name without its unit or zone: “Duration (sec)” is “duration”. */
export const bareName = (header: string): string =>
  plainName(header)
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/[\s?:#.*]+$/, '')
    .trim();
