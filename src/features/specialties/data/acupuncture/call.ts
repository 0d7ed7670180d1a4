import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Quiet Room Acupuncture',
  when: 'Friday, 2:20 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1, 1],
  slots: {
    firstVisit: [{column: 1, row: 2, span: 6, title: 'C. Delacroix', note: 'First visit'}],
    ten: [{column: 1, row: 2, span: 4, title: 'H. Lindgren', note: 'Follow-up, 1 of 6'}],
  },
  lines: callLines(`
    answer: Quiet Room Acupuncture. Mei is with a patient, so you’ve reached the AI receptionist.
      How can I help?
      (Answers, so the treatment room stays quiet)
    1. A friend says acupuncture helped her migraines. Does it hurt?
      (A first visit, a little nervous) -> needles
    2. Same time every Monday, please. (Knows what she wants) -> seriesWho
    6. My chest has been tight since I left your table.
      (An emergency: chest pain after a visit) [emergency] -> call911
    5. I think one of the needles is still in my ear. (On Mei’s list) [names911] -> leftIn
    7. What does my sister come to you for? (Asks about someone else) -> cannotSay
    8. I’d like to talk to Mei herself. (Asks for a person) -> person

    needles: If a headache is sudden or the worst you’ve had, hang up and call 911. If not: most
      people say a small tap, then warmth. Is it the kind of headache you usually get?
      (Says 911 first, then Mei’s words on needles)
    1. Yes, the usual ones. For years. -> safety
    2. Sudden. The worst of my life, since noon.
      (An emergency: sudden and severe) [emergency] -> call911

    safety: Then a first visit is ninety minutes. Mei asks everyone: do you take blood thinners,
      have a pacemaker, or might you be pregnant?
      (Asks about safety before a time)
    1. None of those. Monday? (No to all three) -> firstOffer
    2. I’m on a blood thinner, a small one. (On Mei’s list: she reads it first) -> meiFirst

    firstOffer: Monday at 10:00 works with Mei’s other rooms: ninety minutes in all. If you’d like
      it: what name and birth date should I put down?
      (Offers a start when Mei is free) [offers firstVisit]
    1. Yes, please. Celine Delacroix, July 12, 1981. (A new patient) -> firstWritten
    2. No, I’d better think it over. -> nothing

    firstWritten: Then it’s Monday at 10:00, Celine. Eat something light an hour or two before, and
      wear loose sleeves and pants that roll up. Should I text the form to this number?
      (Books it and says what to wear) [reveals] [books firstVisit]
    1. Yes, this one. Thank you. (The form is sent)
      = booked: Monday, 10:00 am, room 2 | C. Delacroix, first visit, 90 min. Mei reads her answers
      first.
    2. Oh, I can’t. Ninety minutes on my back? Cancel it. (Cancels on the same call) -> nothing

    seriesWho: A standing time is easy to keep. Who is it for: first and last name, and birth date?
      (Asks for name and birth date before any time)
    1. Hanna Lindgren, October 2, 1975. -> seriesOffer
    2. Mei knows who I am. I’ll ask her. -> person

    seriesOffer: Thank you, Hanna. Do you take a new medication, have a pacemaker, or might you be
      pregnant? If not, Mondays at 10:00 are open for the next six weeks.
      (Asks about safety before every series) [reveals] [offers ten]
    1. Nothing new. Book all six. -> seriesWritten
    2. I started a blood thinner last week. (On Mei’s list: she reads it first) -> meiFirst

    seriesWritten: All six are booked: Mondays at 10:00, from the 16th, always in room 2. The sixth
      has a note to talk about what comes next.
      (Books six visits in one call) [reveals] [books ten]
      = booked: Six Mondays, 10:00 am, room 2 | H. Lindgren, follow-ups of 60 min. Mei sees all six.

    meiFirst: Mei will read this before I offer a time; that’s her rule. She’ll be out of the room
      at 2:30. May she call this number?
      (Offers no time until she has read it) [releases]
    1. Yes, this number.
      = message: Mei calls at 2:30 | Mei asks for name and birth date when she calls.
    2. No call, please. I’ll ask my own doctor.
      = declined: No time was offered | Mei sees the question, and that no call is wanted.

    leftIn: If it’s hard to breathe, hang up and call 911. If not, Mei’s own rule: leave it where it
      is, and she’ll call you herself. Is it only the one in your ear?
      (Says 911 first, then reads Mei’s own rule)
    1. Only the ear. I feel silly. (Mei calls her) -> betweenRooms
    2. There’s one by my shoulder too, and it stabs when I breathe in.
      (An emergency: breathing) [emergency] -> call911

    cannotSay: That would be for your sister to say. I can’t tell anyone whether she comes here. Is
      there something you’d like to ask Mei?
      (Confirms no patient)
    1. Yes, have her call me. -> betweenRooms
    2. No, I was only curious. = declined: No name was confirmed | No patient was confirmed.

    person: She’s with a patient until 2:30. She can call you the minute she’s out, or I can take a
      note with your name and birth date. Which would you like?
      (Says when, or offers a note)
    1. 2:30 is good. -> betweenRooms
    2. A note, no hurry. Ruth Adler, May 9, 1962. It’s about my herbs.
      (Mei asks for the rest when she calls)
      = message: Mei reads it between patients | R. Adler, herbs, no hurry. Mei approves every
      refill.

    betweenRooms: Then she’ll call you at 2:30, before the next room, and she’ll have read what you
      said. Please keep the phone nearby.
      (Leaves Mei a silent note)
      = passed: Mei calls at 2:30 | She reads the caller’s words first.

    call911: Please hang up and call 911 now. Mei would say the same, and I’m letting her know that
      you called.
      (Says 911 and asks nothing more)
      = emergency: Told to call 911; Mei knows | Mei has the caller’s number. Nothing was booked.

    nothing: Then nothing is booked. If you’d like a time later, we answer at any hour.
      (Takes no for an answer)
      = declined: The time stays open | Nobody will call about it.
  `),
};
