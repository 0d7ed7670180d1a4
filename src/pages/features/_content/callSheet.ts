import {company} from '@site/src/config/company';
import {benchmarks} from '@site/src/features/roi/benchmarks';
import {claims} from '@site/src/data/claims';
import type {FeatureGroupId} from './features';

/** Sample call of the features page, one line per feature. People and figures are examples. */
export const featureCall = {
  title: 'Elena Vargas, new problem',
  day: '17',
  length: '1 min 34 s',
  /** Slot that the call books. */
  slot: 'Thu 10:30',
} as const;

export type SheetEntry =
  | {readonly kind: 'pickedUp'; readonly text: string; readonly after: string}
  | {
      readonly kind: 'said';
      readonly text: string;
      readonly lang?: string;
      readonly tag: string;
      readonly tone: 'live' | 'info';
    }
  | {
      readonly kind: 'slot';
      readonly tone: 'booked' | 'info';
      readonly title: string;
      readonly who: string;
      readonly note: string;
    }
  | {readonly kind: 'moved'; readonly who: string; readonly from: string; readonly to: string}
  | {readonly kind: 'text'; readonly text: string; readonly lang?: string; readonly reply?: string}
  | {readonly kind: 'note'; readonly lines: readonly [string, string]}
  | {readonly kind: 'logged'; readonly text: string; readonly facts: readonly string[]}
  | {readonly kind: 'week'}
  | {readonly kind: 'sum'; readonly text: string; readonly total: string}
  | {readonly kind: 'refused'; readonly text: string}
  | {readonly kind: 'kept'; readonly text: string};

export type SheetLine = SheetEntry & {
  /** Time in the margin, if it differs from the line above. */
  readonly time?: string;
};

export interface SheetGroup {
  /** Time in the call at which the group's features act. */
  readonly when: string;
  /** Lines in the order of the group's features. */
  readonly lines: readonly [SheetLine, SheetLine, SheetLine];
}

const visit = `$${benchmarks['family-medicine'].avgRevenue}`;

export const callSheet = {
  'core-ai': {
    when: 'Tue 12:41 pm',
    lines: [
      {kind: 'pickedUp', time: '12:41', text: 'Picked up', after: `${claims.answerSeconds} s`},
      {
        kind: 'said',
        time: ':12',
        text: 'Can you walk on it?',
        tag: 'Not on your list',
        tone: 'live',
      },
      {
        kind: 'said',
        time: ':31',
        text: '¿Seguimos en español?',
        lang: 'es',
        tag: 'Español',
        tone: 'info',
      },
    ],
  },
  appointments: {
    when: 'Tue 12:42 pm',
    lines: [
      {
        kind: 'slot',
        time: '12:42',
        tone: 'booked',
        title: featureCall.slot,
        who: 'E. Vargas, knee',
        note: 'Dr. Ellery',
      },
      {kind: 'moved', who: 'K. Amari', from: 'Thu 3:15', to: 'Thu 11:00'},
      {
        kind: 'slot',
        tone: 'info',
        title: 'Before Friday',
        who: 'B. Quist',
        note: 'Offered Thu 3:15',
      },
    ],
  },
  communication: {
    when: 'Tue 12:43 pm',
    lines: [
      {
        kind: 'text',
        time: '12:43',
        text: 'Harbor: jueves 19, 10:30. Responda C para confirmar, STOP para no recibir más.',
        lang: 'es',
        reply: 'C',
      },
      {
        kind: 'note',
        time: '1:00',
        lines: [
          'Knee swollen since Sunday. Walks on it, no fever.',
          `Booked ${featureCall.slot}. Call in Spanish.`,
        ],
      },
      {
        kind: 'text',
        time: 'Fri 2:00',
        text: 'Harbor Family Medicine: ¿Cómo sigue? Responda STOP para no recibir más.',
        lang: 'es',
      },
    ],
  },
  analytics: {
    when: 'Fri 4:00 pm',
    lines: [
      {
        kind: 'logged',
        time: 'Fri 4:00',
        text: 'Tue 12:41, new problem',
        facts: ['Booked', '1:34'],
      },
      {kind: 'week'},
      {kind: 'sum', text: `1 visit × ${visit}`, total: `+${visit}`},
    ],
  },
  security: {
    when: 'Any time',
    lines: [
      {
        kind: 'logged',
        time: 'On file',
        text: `${company.name} read: name, birth date, her visits, open times`,
        facts: ['Nothing else'],
      },
      {kind: 'refused', text: 'Tue 1:20, temporary staff, call summary'},
      {kind: 'kept', text: 'US data residency'},
    ],
  },
} as const satisfies Record<FeatureGroupId, SheetGroup>;

export interface ReportHour {
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  /** Total calls in that hour, Monday to Friday. */
  readonly calls: number;
  /** True if the practice's desk is closed or at lunch. */
  readonly isDeskClosed: boolean;
}

const DESK_HOURS: readonly number[] = [8, 9, 10, 11, 13, 14, 15, 16];
const CALLS_FROM_SIX: readonly number[] = [2, 7, 17, 14, 12, 11, 13, 10, 9, 11, 12, 9, 5, 3, 2];

/** Sample week, Monday to Friday. */
export const reportHours: readonly ReportHour[] = CALLS_FROM_SIX.map((calls, i) => ({
  hour: 6 + i,
  calls,
  isDeskClosed: !DESK_HOURS.includes(6 + i),
}));
