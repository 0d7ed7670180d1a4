import {brand} from '../config/brand';
import type {FeatureGroupId} from './features';

/**
 * One call, followed through everything it sets off: the features page shows each group by what
 * the group makes of it. The people in it are examples; so is the practice's week.
 */
export interface TrailStop {
  readonly when: string;
  readonly what: string;
}

export const trail = {
  'core-ai': {when: 'Tue 12:41 pm', what: 'The call'},
  appointments: {when: 'Tue 12:42 pm', what: 'The booking'},
  communication: {when: 'Tue 12:43 pm', what: 'The texts'},
  analytics: {when: 'Fri 4:00 pm', what: 'The report'},
  security: {when: 'Whenever you ask', what: 'The record'},
} as const satisfies Record<FeatureGroupId, TrailStop>;

export const sampleCall = {
  label: 'Sample call to a family practice at lunch',
  when: 'Tue 12:41 pm',
  length: '1:34',
  seed: 44,
  turns: [
    {
      by: 'agent',
      text: 'Harbor Family Medicine. How can I help?',
      note: 'Lunch hour. Picked up on the first ring.',
    },
    {by: 'caller', text: 'My knee has been swollen since Sunday. I’d like someone to look at it.'},
    {
      by: 'agent',
      text: 'I’m sorry to hear that. Can you put weight on it, and do you have a fever?',
      note: 'Your triage questions, in your order. It does not diagnose.',
    },
    {by: 'caller', lang: 'es', text: 'Sí puedo caminar, y no tengo fiebre. ¿Seguimos en español?'},
    {
      by: 'agent',
      lang: 'es',
      text: 'Claro que sí. El jueves a las 10:30 hay una cita.',
      note: 'The caller changed language, so the call did.',
    },
    {by: 'caller', lang: 'es', text: 'Perfecto. Elena Vargas, 4 de mayo del 81.'},
  ],
  outcome: {kind: 'booked', title: 'Thu 10:30', detail: 'Vargas, knee'},
} as const;

export const sampleSheet = {
  day: '19',
  columns: ['Dr. Lindgren', 'Dr. Okafor', 'Nurse visits', 'Waiting list'],
  startMinute: 9 * 60 + 30,
  rowMinutes: 15,
  rows: 9,
  entries: [
    {column: 0, row: 0, span: 2, title: 'A. Brandt', note: 'Annual physical'},
    {column: 0, row: 4, span: 2, title: 'E. Vargas', note: 'Knee, new today', tone: 'new'},
    {column: 0, row: 7, span: 2, title: 'M. Dunn', note: 'Blood pressure'},
    {column: 1, row: 1, span: 2, title: 'P. Sethi', note: 'Follow-up'},
    {column: 1, row: 4, span: 1, title: 'Buffer', tone: 'info'},
    {column: 1, row: 5, span: 3, title: 'New patient', note: 'J. Whitcomb, 45 min'},
    {column: 2, row: 0, span: 1, title: 'Flu shot'},
    {column: 2, row: 2, span: 1, title: 'Blood draw'},
    {column: 2, row: 6, span: 2, title: 'K. Amari', note: 'Moved from 3:15', tone: 'new'},
    {column: 3, row: 1, span: 2, title: 'L. Ostrow', note: 'Any morning', tone: 'info'},
    {column: 3, row: 5, span: 2, title: 'B. Quist', note: 'Before Friday', tone: 'info'},
  ],
} as const;

export interface TextMessage {
  readonly by: 'practice' | 'patient';
  readonly when: string;
  readonly text: string;
  readonly lang?: string;
}

export const sampleTexts: readonly TextMessage[] = [
  {
    by: 'practice',
    when: 'Tue 12:43 pm',
    lang: 'es',
    text: 'Harbor Family Medicine: su cita es el jueves 19 a las 10:30 con la Dra. Lindgren.',
  },
  {
    by: 'practice',
    when: 'Wed 10:30 am',
    lang: 'es',
    text: 'Mañana a las 10:30. Responda C para confirmar o M para cambiar la hora.',
  },
  {by: 'patient', when: 'Wed 10:34 am', text: 'C'},
  {by: 'practice', when: 'Wed 10:34 am', lang: 'es', text: 'Gracias, Elena. Queda confirmada.'},
  {
    by: 'practice',
    when: 'Fri 2:00 pm',
    lang: 'es',
    text: '¿Cómo sigue la rodilla? Si algo cambia, llámenos a cualquier hora. En una emergencia, llame al 911.',
  },
];

export interface ReportHour {
  /** Hour of the day, 24-hour clock. */
  readonly hour: number;
  /** Calls in that hour, Monday to Friday together. */
  readonly calls: number;
  /** The practice's desk is closed or at lunch. */
  readonly deskClosed: boolean;
}

const DESK_HOURS: readonly number[] = [8, 9, 10, 11, 13, 14, 15, 16];
const CALLS_FROM_SIX: readonly number[] = [2, 7, 17, 14, 12, 11, 13, 10, 9, 11, 12, 9, 5, 3, 2];

/** A sample week, Monday to Friday. */
export const reportHours: readonly ReportHour[] = CALLS_FROM_SIX.map((calls, i) => ({
  hour: 6 + i,
  calls,
  deskClosed: !DESK_HOURS.includes(6 + i),
}));

/** What became of the sample week's calls; they add up to the hours above. */
export const reportOutcomes: readonly {readonly name: string; readonly calls: number}[] = [
  {name: 'Booked', calls: 58},
  {name: 'Moved or canceled', calls: 24},
  {name: 'Question answered', calls: 39},
  {name: 'Handed to your team', calls: 16},
];

export interface RecordEntry {
  readonly time: string;
  readonly who: string;
  readonly what: string;
  readonly outcome: 'Read' | 'Written' | 'Sent' | 'Refused';
}

/** What an audit trail of the sample call reads like. */
export const sampleRecord: readonly RecordEntry[] = [
  {
    time: 'Tue 12:41 pm',
    who: brand.name,
    what: 'Caller matched by name and birth date',
    outcome: 'Read',
  },
  {time: 'Tue 12:42 pm', who: brand.name, what: 'Open slots for Thursday', outcome: 'Read'},
  {time: 'Tue 12:42 pm', who: brand.name, what: 'Booking, Thursday 10:30', outcome: 'Written'},
  {time: 'Tue 12:43 pm', who: brand.name, what: 'Confirmation by text', outcome: 'Sent'},
  {time: 'Tue 1:15 pm', who: 'Front desk', what: 'Call summary', outcome: 'Read'},
  {time: 'Tue 1:20 pm', who: 'Temporary staff', what: 'Call summary', outcome: 'Refused'},
];
