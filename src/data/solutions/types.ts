import {type BenchmarkId} from '../benchmarks';
import {type IconName} from '../icons';
import {type TradeIconName} from './tradeIcons';

/** The headings of the Solutions menu, in their order. */
export const solutionGroups = [
  {id: 'medical', label: 'Medical'},
  {id: 'dental-and-eye', label: 'Dental and eye'},
  {id: 'body-and-movement', label: 'Body and movement'},
  {id: 'wellness-and-animals', label: 'Wellness and animals'},
] as const;

export type SolutionGroupId = (typeof solutionGroups)[number]['id'];

/** Colors carry meaning: green answered, pink missed, canary booked, blue information. */
export type Tone = 'info' | 'live' | 'missed' | 'booked';

// ---- The call ------------------------------------------------------------------------------

export interface CallTurn {
  readonly by: 'caller' | 'agent';
  readonly text: string;
  /** In the margin: what the receptionist just did and why. */
  readonly note?: string;
}

/** Where a call ends: a slot on the sheet (canary), or sent on to someone else (blue). */
export interface CallOutcome {
  readonly kind: 'booked' | 'sent-on';
  readonly title: string;
  readonly detail: string;
}

export interface SampleCall {
  /** Day and time: 'Saturday, 7:42 pm'. */
  readonly when: string;
  /** '1 min 38 s'. */
  readonly length: string;
  /** What the trade calls who calls: 'Caller', 'Owner', 'Patient'. */
  readonly callerLabel: string;
  readonly turns: readonly CallTurn[];
  readonly outcome: CallOutcome;
}

// ---- The day sheet -------------------------------------------------------------------------

export interface SheetEntry {
  /** 0 is the first column after the times. */
  readonly column: number;
  /** 0 is the first row. */
  readonly row: number;
  /** Rows it takes. */
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  /** `new` is the booking that the page's call ends in; `info` is not an ordinary visit. */
  readonly tone?: 'info' | 'new';
}

export interface Sheet {
  /** Day of the month, large in the corner. */
  readonly day: string;
  /** Three columns of the trade; narrow screens show the first two. */
  readonly columns: readonly [string, string, string];
  /** Minutes since midnight of the first row. */
  readonly startMinute: number;
  /** Minutes a row. */
  readonly rowMinutes: 5 | 10 | 15 | 20 | 30;
  readonly rows: number;
  readonly entries: readonly SheetEntry[];
}

// ---- The objects of a trade ----------------------------------------------------------------

/** A drawing on a small card. Every page has one that no other page has. */
export type TradeObject =
  | {
      /** Names and how each ended. */
      readonly kind: 'status-list';
      readonly rows: readonly {
        readonly label: string;
        readonly status: string;
        readonly tone: Tone;
      }[];
    }
  | {
      /** What was asked and what was said. */
      readonly kind: 'facts';
      readonly rows: readonly {readonly term: string; readonly value: string}[];
    }
  | {
      /** What must not be answered, and where it goes. */
      readonly kind: 'rules';
      readonly rows: readonly {readonly what: string; readonly when: string}[];
    }
  | {
      /** Family medicine: the same sentence, sorted by how soon. Most urgent first. */
      readonly kind: 'ladder';
      readonly steps: readonly {
        readonly door: string;
        readonly example: string;
        readonly tone: Tone;
      }[];
    }
  | {
      /** Gynecology: prenatal visits on the forty weeks. */
      readonly kind: 'weeks';
      readonly from: number;
      readonly to: number;
      /** The week the caller is in. */
      readonly now: number;
      readonly visits: readonly {
        readonly week: number;
        readonly label?: string;
        readonly state: 'kept' | 'booked' | 'planned';
      }[];
    }
  | {
      /** Pharmacy: the refill queue. */
      readonly kind: 'trays';
      readonly trays: readonly {
        readonly label: string;
        readonly tone: Tone;
        readonly orders: readonly {readonly number: string; readonly note: string}[];
      }[];
    }
  | {
      /** Dentistry: where it hurts, by the Universal numbering that the chart uses. */
      readonly kind: 'teeth';
      readonly marked: readonly number[];
      readonly heard: string;
      readonly written: string;
    }
  | {
      /** Optometry: where a pair of glasses is. */
      readonly kind: 'stages';
      readonly orders: readonly {
        readonly label: string;
        /** Index of the stage it is in. */
        readonly at: number;
      }[];
      readonly stages: readonly string[];
    }
  | {
      /** Physiotherapy: visits an insurer allowed, used and booked. */
      readonly kind: 'visits';
      readonly authorized: number;
      readonly used: number;
      readonly booked: number;
      readonly caption: string;
    }
  | {
      /** Chiropractic: the weeks of a care plan, Monday to Friday. */
      readonly kind: 'rhythm';
      readonly weeks: readonly {
        readonly label: string;
        /** One letter a day: k kept, b booked, m missed, '-' none. */
        readonly days: string;
      }[];
    }
  | {
      /** Acupuncture: one practitioner, several rooms; the rest of a visit is quiet. */
      readonly kind: 'stagger';
      /** Minutes each segment takes; starts are staggered. */
      readonly rooms: readonly {
        readonly label: string;
        readonly start: number;
        readonly segments: readonly {
          readonly minutes: number;
          readonly with: 'practitioner' | 'rest';
        }[];
      }[];
    }
  | {
      /** Medical spa: who may do what, for how long, on what deposit. */
      readonly kind: 'menu';
      readonly rows: readonly {
        readonly service: string;
        readonly minutes: number;
        readonly by: string;
      }[];
    }
  | {
      /** Dietetics: the texts between two visits. */
      readonly kind: 'messages';
      readonly messages: readonly {
        readonly by: 'practice' | 'client';
        readonly at: string;
        readonly text: string;
      }[];
    }
  | {
      /** Veterinary: one owner, several charts. */
      readonly kind: 'charts';
      readonly rows: readonly {
        readonly icon: TradeIconName;
        readonly name: string;
        readonly note: string;
      }[];
    };

export type TradeObjectKind = TradeObject['kind'];

// ---- The page ------------------------------------------------------------------------------

export interface FeatureCard {
  readonly title: string;
  readonly text: string;
}

export interface SolutionFeatures {
  readonly title: string;
  readonly lede: string;
  readonly sheet: FeatureCard & {readonly sheet: Sheet};
  readonly cards: readonly [
    FeatureCard & {readonly object: TradeObject},
    FeatureCard & {readonly object: TradeObject},
  ];
  /** A row of three figures below the cards, where the specification gives the page some. */
  readonly figures?: readonly [Figure, Figure, Figure];
}

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export interface Benefit {
  readonly icon: TradeIconName;
  readonly title: string;
  readonly text: string;
}

export interface SolutionBenefits {
  readonly title: string;
  readonly lede: string;
  readonly items: readonly [Benefit, Benefit, Benefit, Benefit, Benefit, Benefit];
  /** 30 to 85 by specialty (spec section 9). */
  readonly uplift?: {readonly percent: number; readonly of: string};
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

export interface SolutionMetadata {
  /** Without the site's name, which the page adds. */
  readonly title: string;
  /** At most 160 characters: search results cut what is longer. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path under `static/`; without it the page shows the card that the build draws for it. */
  readonly socialImage?: string;
  /** schema.org's `applicationCategory`. */
  readonly category: 'HealthApplication' | 'BusinessApplication';
}

/** A year of the service against a year of one receptionist; the return is computed from it. */
export interface ReceptionistComparison {
  /** USD a month. */
  readonly monthlyPrice: number;
  /** USD a year, rounded as the specification rounds it. */
  readonly yearlyPrice: number;
  /** USD a year. */
  readonly salary: number;
  /** USD a year. */
  readonly benefits: number;
}

/** One page under /solutions. Serialisable: it is written into its page's module as JSON. */
export interface Solution {
  readonly group: SolutionGroupId;
  readonly icon: IconName;
  /** In header, footer and overview. */
  readonly menuLabel: string;
  /** Title recorded with a page view. */
  readonly pageViewTitle: string;
  readonly metadata: SolutionMetadata;
  /** 'a dental practice': completes 'Sample call to …'. */
  readonly practice: string;
  /** Above the headline. */
  readonly badge: string;
  readonly headline: string;
  readonly lede: string;
  readonly trust: {
    /** 60 to 200 practices of the specialty (spec section 9). */
    readonly practices: number;
    /** 'Dental Practices': completes 'Trusted by 200+ …'. */
    readonly of: string;
  };
  /** Two or three more pills beside the trust count. */
  readonly pills: readonly {readonly icon: TradeIconName; readonly label: string}[];
  readonly call: SampleCall;
  readonly features: SolutionFeatures;
  readonly benefits: SolutionBenefits;
  /** Fills the calculator where section 9 has a benchmark of the trade. */
  readonly benchmark?: BenchmarkId;
  readonly receptionist?: ReceptionistComparison;
  readonly faq: readonly FaqItem[];
  readonly demo: {
    readonly title: string;
    readonly lede: string;
    /** Callers' sentences worth trying, and where each should end. */
    readonly tryOut: readonly {
      readonly says: string;
      readonly ends: string;
      readonly tone: 'booked' | 'info';
    }[];
    /** Writes the number into the button: 'Call (416) … to Test AI'. */
    readonly numberInLabel?: boolean;
  };
}
