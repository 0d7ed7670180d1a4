/** Expected counts of a log, counted by hand; what isn't named is zero. */
export interface Counts {
  readonly calls: number;
  readonly missed: number;
  readonly voicemail?: number;
  /** Seconds that people talked in answered incoming calls. */
  readonly talk: number;
  /** Callers missed, and those of them who got through or were called back; null without numbers. */
  readonly callers: readonly [all: number, reached: number] | null;
  readonly outgoing?: number;
  readonly left?: {readonly internal?: number; readonly joined?: number; readonly hangUps?: number};
}

/** Logs of systems that nobody documents, made by hand; numbers are reserved for fiction. */
export const logs: readonly {
  readonly name: string;
  /** The visitor's answers. */
  readonly said?: Readonly<Record<string, string>>;
  readonly text: string;
  readonly counts: Counts;
}[] = [
  {
    name: 'timestamps with a zone and no lengths at all',
    text: `date_started,call_id,direction,external_number,internal_number,date_queued,date_connected,date_ended
2026-10-05T12:00:00Z,1,inbound,+16025550111,+16025550100,,2026-10-05T12:00:15Z,2026-10-05T12:03:15Z
2026-10-05T12:10:00Z,2,inbound,+16025550112,+16025550100,,,2026-10-05T12:10:20Z
2026-10-05T12:20:00Z,3,outbound,+16025550113,+16025550100,,2026-10-05T12:20:10Z,2026-10-05T12:21:00Z
`,
    counts: {calls: 2, missed: 1, talk: 180, callers: [1, 0], outgoing: 1},
  },
  {
    name: 'names as programs write them, seconds, and a waiting time',
    text: `id\tdateTime\tcallerNumber\tcalleeNumber\tdirection\tresult\tduration\twaitingTime
1\t2026-10-05T08:00:00\t+16025550111\t+16025550100\tinbound\tCall connected\t95\t7
2\t2026-10-05T08:00:30\t+16025550112\t+16025550100\tinbound\tNo Answer\t0\t31
3\t2026-10-05T08:00:40\t\t+16025550100\tinbound\tCall Cancel\t0\t12
`,
    said: {
      ...{total: 'seconds', wait: 'seconds'},
      ...{'result call connected': 'answered', 'result call cancel': 'missed'},
    },
    counts: {calls: 3, missed: 2, talk: 95, callers: [1, 0]},
  },
  {
    name: 'a plain carrier list with semicolons and minutes: the kind says who called',
    text: `Date;Time;Number;Type;Minutes\r
10/05/26;8:00 AM;602-555-0111;Incoming;2.5\r
10/05/26;8:10 AM;602-555-0112;Missed;0\r
10/05/26;8:20 AM;602-555-0112;Incoming;1\r
10/05/26;8:30 AM;602-555-0113;Outgoing;3\r
`,
    said: {date: 'month-first', 'direction incoming': 'answered'},
    counts: {calls: 3, missed: 1, talk: 210, callers: [1, 1], outgoing: 1},
  },
  {
    name: 'kinds without lengths: received, missed, placed, voicemail',
    text: `Call Type,Phone Number,Date and Time
Received,+1 602-555-0111,"Oct 5, 2026, 8:00:00 AM"
Missed,+1 602-555-0112,"Oct 5, 2026, 8:10:00 AM"
Voicemail,+1 602-555-0113,"Oct 5, 2026, 8:20:00 AM"
Placed,+1 602-555-0112,"Oct 5, 2026, 8:30:00 AM"
`,
    said: {'direction received': 'answered'},
    counts: {calls: 3, missed: 2, voicemail: 1, talk: 0, callers: [2, 0], outgoing: 1},
  },
  {
    name: 'the day first, 24 hours, no numbers, and a word that nobody knows',
    text: `Start;Direction;Result;Length
05/10/2026 14:00;in;Answered;1m 30s
13/10/2026 14:10;in;Missed;20s
13/10/2026 14:20;in;Parked;5s
`,
    said: {'result parked': 'other'},
    counts: {calls: 2, missed: 1, talk: 90, callers: null},
  },
  {
    name: 'formulas around numbers, line breaks in quotes, times unsorted',
    text: `Call Start,Direction,From,To,Result,Duration,Notes
10/05/2026 9:30:00 AM,Inbound,"=""6025550112""","=""6025550100""",Answered,0:01:00,"first line
second, with a comma"
10/05/2026 9:00:00 AM,Inbound,"=""6025550112""","=""6025550100""",Missed,0:00:20,"said ""call back"""
10/05/2026 8:00:00 AM,Inbound,'6025550113,'6025550100,Missed,0:00:20,
`,
    said: {date: 'month-first'},
    counts: {calls: 3, missed: 2, talk: 60, callers: [2, 1]},
  },
];
