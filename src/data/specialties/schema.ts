import * as z from 'zod';

import {benchmarkIds} from '../benchmarks.ts';
import {practiceTypeIds} from '../contactFields.ts';
import {iconNames, specialtyIconNames} from '../icons.ts';
import {integrationIds} from '../integrations.ts';
import {relatedArticleIds} from '../relatedLinks.ts';

/**
 * A specialty's page under /solutions: its type, and what the build checks of it, field by field.
 * Rules between fields are in plugins/specialty-pages/pageProblems.ts. Programs that reach a
 * visitor take the types only.
 */

/** The headings of the Solutions menu, in their order. */
export const specialtyGroups = [
  {id: 'medical', label: 'Medical'},
  {id: 'dental-and-eye', label: 'Dental and eye'},
  {id: 'body-and-movement', label: 'Body and movement'},
  {id: 'wellness-and-animals', label: 'Wellness and animals'},
] as const;

export type SpecialtyGroupId = (typeof specialtyGroups)[number]['id'];

// --- fields -----------------------------------------------------------------------------------

/** Words that a visitor reads, of at most `max` characters. What they say is a test's business. */
const copy = (max: number) =>
  z
    .string()
    .min(1, 'is empty; write it or leave the item out')
    .max(max)
    .refine((text) => text === text.trim(), 'starts or ends with a space');

/** @param what as in 'a group' */
const oneOf = <const Name extends string>(names: readonly Name[], what: string) =>
  z.enum(names, {
    error: ({input}) =>
      input === undefined
        ? 'is required'
        : `is '${String(input)}'; ${what} is one of: ${names.join(', ')}`,
  });

const between = (min: number, max: number, what: string) => {
  const error = ({input}: {readonly input?: unknown}): string =>
    `is ${String(input)}; ${what} ${min} to ${max}`;
  return z.number().int().min(min, {error}).max(max, {error});
};

const whole = z.number().int().min(0);
const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(item).min(min).max(max);

/**
 * Color of a call's end: green answered, canary booked, blue information; 911 is an ink block
 * everywhere.
 */
const endTone = oneOf(['info', 'live', 'booked', 'ink'], 'a tone');
const isInkFor911 = (words: string, color: string): boolean =>
  words.startsWith('911') === (color === 'ink');
const INK_IS_911 = "must be 'ink' where the words begin with 911, and nowhere else";
const icon = oneOf(specialtyIconNames, 'an icon (specialtyIconNames in src/data/icons.ts)');

// --- the day sheet ----------------------------------------------------------------------------

const sheet = z.strictObject({
  /** Day of the month, large in the corner. */
  day: z.string().regex(/^(?:[1-9]|[12]\d|3[01])$/, {
    error: ({input}) => `is ${String(input)}; it must be a day of the month`,
  }),
  /** Three columns of the specialty; narrow screens show the first two. */
  columns: z.tuple([copy(18), copy(18), copy(18)]),
  /**
   * Staff of each column, for the rule that nobody is in two places; null where
   * a place needs nobody. Not shown.
   */
  staff: z.tuple([copy(18).nullable(), copy(18).nullable(), copy(18).nullable()]),
  /** Minutes since midnight of the first row. */
  startMinute: between(0, 1439, 'minutes of a day run from'),
  rowMinutes: z.literal([5, 10, 15, 20, 30]),
  rows: between(6, 12, 'sheets have'),
  entries: list(
    z.strictObject({
      /** 0 is the first column after the times. */
      column: between(0, 2, 'columns count from'),
      /** 0 is the first row. */
      row: whole,
      /** Rows it takes. */
      span: z.number().int().min(1),
      title: copy(24),
      note: copy(28).optional(),
      /** Person with the patient, where it is not the column's own. */
      with: copy(18).optional(),
      /** From and to, in minutes from the start, when they are needed; all the time without it. */
      busy: list(z.tuple([whole, whole]), 1, 3).optional(),
      /** True for anything but an ordinary visit. Bookings of the page's call come from its script. */
      tone: z.literal('info').optional(),
    }),
    3,
    14,
  ),
});

// --- the drawings of a specialty ------------------------------------------------------------------

const objects = [
  /** Terms, and what is said or done about each. */
  z.strictObject({
    kind: z.literal('facts'),
    rows: list(z.strictObject({term: copy(18), value: copy(60)}), 2, 5),
  }),
  /** Notes for the team, sorted; each by its time. */
  z.strictObject({
    kind: z.literal('trays'),
    trays: list(
      z.strictObject({
        label: copy(14),
        orders: list(z.strictObject({number: copy(8), note: copy(18)}), 1, 3),
      }),
      3,
      3,
    ),
  }),
  /** The tooth, by the Universal numbering that dental charts use. */
  z.strictObject({
    kind: z.literal('teeth'),
    marked: list(between(1, 32, 'teeth are numbered'), 1, 4),
    heard: copy(60),
    written: copy(40),
  }),
  /** Visits that an insurer allowed, used and booked. */
  z.strictObject({
    kind: z.literal('visits'),
    authorized: between(4, 24, 'the drawing holds'),
    used: whole,
    booked: whole,
    caption: copy(120),
  }),
  /** One owner, several charts. */
  z.strictObject({
    kind: z.literal('charts'),
    rows: list(z.strictObject({icon, name: copy(16), note: copy(30)}), 2, 4),
  }),
] as const;

const kinds = objects.map(({shape}) => shape.kind.value);
const object = z.discriminatedUnion('kind', objects, {
  error: ({input}) =>
    `is '${String((input as {readonly kind?: unknown} | undefined)?.kind)}'; an object is one of: ${kinds.join(', ')}`,
});

// --- the page ---------------------------------------------------------------------------------

const card = {title: copy(48), text: copy(190)};
const figure = z.strictObject({value: copy(8), label: copy(50)});
const benefit = z.strictObject({icon, title: copy(44), text: copy(110)});

export const specialtySchema = z.strictObject({
  group: oneOf(
    specialtyGroups.map(({id}) => id),
    'a group',
  ),
  icon: oneOf(iconNames, 'an icon (iconNames in src/data/icons.ts)'),
  /** In header, footer and overview. */
  menuLabel: copy(20),
  /** Title recorded with a page view. */
  pageViewTitle: copy(40),
  /**
   * Search words for the page beside the words of its address; a page that is not found offers it.
   */
  searchWords: list(z.string().regex(/^[a-z\d]+$/, 'must be one word in small letters'), 1, 8),
  /** Its row in the list at /solutions. */
  overview: z.strictObject({
    /** The everyday word for it: dentists, physical therapy, vets. */
    alias: copy(22),
    /** The beginning of its sample call, in the caller's words. */
    caller: copy(40),
    /** The receptionist's response. */
    outcome: copy(44),
  }),
  /**
   * Listed systems that practices of the specialty run on. Without any, visits go into a
   * calendar that the practice shares, and requests go to its team as a note. The page says no
   * more.
   *
   * The owner fixed the systems and not who runs on them: an operator confirms this together
   * with `integrations` in `legalOperatorFacts.ts`.
   */
  systems: list(
    oneOf(integrationIds, 'a system (src/data/integrations.ts)'),
    0,
    integrationIds.length,
  ),
  /** Preselected choice of the contact form for visitors who come from this page. */
  contactPractice: oneOf(practiceTypeIds, 'a practice type (src/data/contactFields.ts)'),
  /** The article that says most to the specialty. */
  relatedArticle: oneOf(relatedArticleIds, 'an article (src/data/relatedLinks.ts)'),
  metadata: z.strictObject({
    /** Without the site's name, which the page adds. */
    title: copy(60),
    description: copy(160).min(70, {
      error: ({input}) => `has ${String(input).length} characters; search results show 70 to 160`,
    }),
    keywords: list(copy(50), 3, 8),
    /** Path under `static/`; without it the page shows the card that the build draws for it. */
    socialImage: z
      .string()
      .regex(/^img\/.+\.png$/, 'must be a path such as img/card.png, under static/')
      .optional(),
    /** schema.org's `applicationCategory`. */
    category: oneOf(['HealthApplication', 'BusinessApplication'], 'an application category'),
  }),
  /** 'a dental practice': completes 'Sample call to …'. */
  practice: copy(40),
  /** Above the headline. */
  badge: copy(32),
  headline: copy(64),
  lede: copy(240),
  trust: z.strictObject({
    /** Fixed by the owner. */
    practices: between(60, 200, 'trust counts run from'),
    /** 'Dental Practices': completes 'Trusted by 200+ …'. */
    of: copy(28),
  }),
  /** More pills beside the trust count. */
  pills: list(z.strictObject({icon, label: copy(24)}), 2, 3),
  features: z.strictObject({
    title: copy(64),
    lede: copy(120),
    sheet: z.strictObject({...card, sheet}),
    cards: z.tuple([z.strictObject({...card, object}), z.strictObject({...card, object})]),
    /** A row of figures below the cards, where the owner gave the page some. */
    figures: z.tuple([figure, figure, figure]).optional(),
  }),
  benefits: z.strictObject({
    title: copy(44),
    lede: copy(120),
    items: z.tuple([benefit, benefit, benefit, benefit, benefit, benefit]),
    /** Fixed by the owner. */
    uplift: z
      .strictObject({
        percent: between(30, 85, 'uplift claims run from'),
        of: copy(60),
      })
      .optional(),
  }),
  /** Fills the calculator where there is a benchmark of the specialty. */
  benchmark: oneOf(benchmarkIds, 'a benchmark').optional(),
  /** A year of the service against a year of one receptionist; the return is computed from it. */
  receptionist: z
    .strictObject({
      /** USD a month. */
      monthlyPrice: z.number().positive(),
      /** USD a year, rounded as the owner rounds it. */
      yearlyPrice: z.number().positive(),
      /** USD a year. */
      salary: z.number().positive(),
      /** USD a year. */
      benefits: z.number().min(0),
    })
    .optional(),
  faq: list(
    z.strictObject({
      question: copy(90).regex(/[?.]$/, 'must end with a question mark or a full stop'),
      answer: copy(400),
    }),
    3,
    6,
  ),
  demo: z.strictObject({
    title: copy(64),
    lede: copy(160),
    /** Callers' sentences worth trying, and where each should end. */
    tryOut: list(
      z
        .strictObject({says: copy(70), ends: copy(54), tone: endTone})
        .refine(({ends, tone: color}) => isInkFor911(ends, color), {
          path: ['tone'],
          error: INK_IS_911,
        }),
      3,
      3,
    ),
    /** Writes the number into the button: 'Call (416) … to Test AI'. */
    numberInLabel: z.boolean().optional(),
  }),
});

/** Also of tuples, which stay tuples. */
type DeepReadonly<T> = {readonly [Key in keyof T]: DeepReadonly<T[Key]>};

/** Serializable: it reaches its page as JSON. */
export type Specialty = DeepReadonly<z.infer<typeof specialtySchema>>;
export type Sheet = Specialty['features']['sheet']['sheet'];
export type DrawingData = Specialty['features']['cards'][number]['object'];
export type DrawingKind = DrawingData['kind'];
/** Content of one kind of drawing. */
export type ObjectOf<Kind extends DrawingKind> = Omit<Extract<DrawingData, {kind: Kind}>, 'kind'>;
export type ReceptionistComparison = NonNullable<Specialty['receptionist']>;
