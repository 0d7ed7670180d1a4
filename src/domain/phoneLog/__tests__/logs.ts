/** What a log says, counted by hand; what isn't named is none. */
export interface Answers {
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

/** Logs in the shapes that phone systems export, made by hand; numbers are reserved for fiction. */
export const logs: readonly {
  readonly name: string;
  readonly source: RegExp;
  readonly text: string;
  readonly answers: Answers;
}[] = [
  {
    name: 'an Asterisk call record: no column for the direction, NO ANSWER, billed seconds',
    source: /Asterisk/,
    text: `accountcode,src,dst,dcontext,clid,channel,dstchannel,lastapp,lastdata,start,answer,end,duration,billsec,disposition,amaflags,uniqueid
"","6025550111","100","in","""Ada"" <6025550111>","SIP/a","SIP/b","Dial","","2026-10-05 08:00:00","2026-10-05 08:00:10","2026-10-05 08:01:10",70,60,"ANSWERED","DOC","1"
"","6025550112","100","in","","SIP/a","","Dial","","2026-10-05 08:02:00","","2026-10-05 08:02:30",30,0,"NO ANSWER","DOC","2"
"","6025550112","100","in","","SIP/a","SIP/b","Dial","","2026-10-05 08:05:00","2026-10-05 08:05:05","2026-10-05 08:05:45",45,40,"ANSWERED","DOC","3"
"","101","6025550113","out","","SIP/b","SIP/a","Dial","","2026-10-05 08:06:00","2026-10-05 08:06:10","2026-10-05 08:07:00",60,50,"ANSWERED","DOC","4"
"","101","102","in","","SIP/b","SIP/c","Dial","","2026-10-05 08:08:00","2026-10-05 08:08:02","2026-10-05 08:08:10",10,8,"ANSWERED","DOC","5"
`,
    answers: {calls: 3, missed: 1, talk: 100, callers: [1, 1], outgoing: 1, left: {internal: 1}},
  },
  {
    name: '8x8’s call detail records: every status is Completed, the talk time tells',
    source: /8x8/,
    text: `Call ID,Leg ID,Start Time,Answer Time,Stop Time,Talk Time,Caller,Callee,Direction,Cause,Status
1,1,10/05/2026 08:00:00 AM,10/05/2026 08:00:08 AM,10/05/2026 08:02:08 AM,00:02:00,+16025550111,1001,Incoming,Normal,Completed
2,1,10/05/2026 12:10:00 PM,,10/05/2026 12:10:40 PM,00:00:00,+16025550112,1001,Incoming,Normal,Completed
3,1,10/05/2026 01:10:00 PM,10/05/2026 01:10:09 PM,10/05/2026 01:10:39 PM,00:00:30,1001,+16025550112,Outgoing,Normal,Completed
`,
    answers: {calls: 2, missed: 1, talk: 120, callers: [1, 1], outgoing: 1},
  },
  {
    name: 'timestamps with a zone and no lengths at all',
    source: /one line for each call/,
    text: `date_started,call_id,direction,external_number,internal_number,date_queued,date_connected,date_ended
2026-10-05T12:00:00Z,1,inbound,+16025550111,+16025550100,,2026-10-05T12:00:15Z,2026-10-05T12:03:15Z
2026-10-05T12:10:00Z,2,inbound,+16025550112,+16025550100,,,2026-10-05T12:10:20Z
2026-10-05T12:20:00Z,3,outbound,+16025550113,+16025550100,,2026-10-05T12:20:10Z,2026-10-05T12:21:00Z
`,
    answers: {calls: 2, missed: 1, talk: 180, callers: [1, 0], outgoing: 1},
  },
  {
    name: 'a cloud phone system: date and time apart, queue, voicemail and transfer in lines of their own',
    source: /cloud phone system/,
    text: `Type,Direction,From,To,Extension,Name,Date,Time,Action,Result,Duration
Voice,Inbound,(602) 555-0111,(602) 555-0100,,"Doe, Ada",Mon 10/05/2026,8:00 AM,Phone Call,Call connected,0:02:00
Voice,Inbound,(602) 555-0111,Ext. 204,204,,Mon 10/05/2026,8:01 AM,Transfer,Accepted,0:03:00
Voice,Inbound,(602) 555-0112,Ext. 200,200,,Mon 10/05/2026,8:05 AM,Phone Call,Missed,0:00:25
Voice,Inbound,(602) 555-0112,(602) 555-0100,,,Mon 10/05/2026,8:05 AM,Phone Call,Voicemail,0:00:55
Voice,Inbound,Anonymous,(602) 555-0100,,,Mon 10/05/2026,8:09 AM,Phone Call,Hang Up,0:00:02
Voice,Outbound,(602) 555-0100,(602) 555-0112,,,Mon 10/05/2026,9:00 AM,Phone Call,Call connected,0:00:45
`,
    answers: {
      calls: 2,
      missed: 1,
      voicemail: 1,
      talk: 240,
      callers: [1, 1],
      outgoing: 1,
      left: {joined: 2, hangUps: 1},
    },
  },
  {
    name: 'names as programs write them, seconds, and a waiting time',
    source: /one line for each call/,
    text: `id\tdateTime\tcallerNumber\tcalleeNumber\tdirection\tresult\tduration\twaitingTime
1\t2026-10-05T08:00:00\t+16025550111\t+16025550100\tinbound\tCall connected\t95\t7
2\t2026-10-05T08:00:30\t+16025550112\t+16025550100\tinbound\tNo Answer\t0\t31
3\t2026-10-05T08:00:40\t\t+16025550100\tinbound\tCall Cancel\t0\t12
`,
    answers: {calls: 3, missed: 2, talk: 95, callers: [1, 0]},
  },
  {
    name: 'a report with waiting and talking times, some lines above the names, and totals below',
    source: /waiting and talking/,
    text: `Call report
From 10/5/2026 to 10/5/2026

Call Time,Caller ID,Destination,Status,Ringing,Talking,Reason
10/5/2026 8:00:00 AM,6025550111,100,Answered,00:00:06,00:01:40,
10/5/2026 8:03:00 AM,6025550112,100,Unanswered,00:00:18,00:00:00,
10/5/2026 8:04:00 AM,100,6025550112,Answered,00:00:09,00:00:30,
Totals,,,,,,00:02:10
`,
    answers: {calls: 2, missed: 1, talk: 100, callers: [1, 1], outgoing: 1},
  },
  {
    name: 'a plain carrier list with semicolons and minutes: the kind says who called',
    source: /one line for each call/,
    text: `Date;Time;Number;Type;Minutes\r
10/05/26;8:00 AM;602-555-0111;Incoming;2.5\r
10/05/26;8:10 AM;602-555-0112;Missed;0\r
10/05/26;8:20 AM;602-555-0112;Incoming;1\r
10/05/26;8:30 AM;602-555-0113;Outgoing;3\r
`,
    answers: {calls: 3, missed: 1, talk: 210, callers: [1, 1], outgoing: 1},
  },
  {
    name: 'kinds without lengths: received, missed, placed, voicemail',
    source: /one line for each call/,
    text: `Call Type,Phone Number,Date and Time
Received,+1 602-555-0111,"Oct 5, 2026, 8:00:00 AM"
Missed,+1 602-555-0112,"Oct 5, 2026, 8:10:00 AM"
Voicemail,+1 602-555-0113,"Oct 5, 2026, 8:20:00 AM"
Placed,+1 602-555-0112,"Oct 5, 2026, 8:30:00 AM"
`,
    answers: {calls: 3, missed: 2, voicemail: 1, talk: 0, callers: [2, 0], outgoing: 1},
  },
  {
    name: 'the day first, 24 hours, no numbers, and a word that nobody knows',
    source: /one line for each call/,
    text: `Start;Direction;Result;Length
05/10/2026 14:00;in;Answered;1m 30s
13/10/2026 14:10;in;Missed;20s
13/10/2026 14:20;in;Parked;5s
`,
    answers: {calls: 2, missed: 1, talk: 90, callers: null},
  },
  {
    name: 'formulas around numbers, line breaks in quotes, times unsorted',
    source: /cloud phone system/,
    text: `Call Start,Direction,From,To,Result,Duration,Notes
10/05/2026 9:30:00 AM,Inbound,"=""6025550112""","=""6025550100""",Answered,0:01:00,"first line
second, with a comma"
10/05/2026 9:00:00 AM,Inbound,"=""6025550112""","=""6025550100""",Missed,0:00:20,"said ""call back"""
10/05/2026 8:00:00 AM,Inbound,'6025550113,'6025550100,Missed,0:00:20,
`,
    answers: {calls: 3, missed: 2, talk: 60, callers: [2, 1]},
  },
];
