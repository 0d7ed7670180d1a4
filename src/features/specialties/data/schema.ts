import * as z from 'zod';

import {benchmarkIds} from '../../roi/data/benchmarks.ts';
import {iconNames} from '../../../data/icons.ts';
import {integrationIds} from '../../integrations/data.ts';
import {relatedArticleIds} from '../../../data/relatedLinks.ts';
import {MAX_DESCRIPTION, MAX_TITLE} from '../../../data/siteMetadata.ts';

/**
 * Schema of a specialty's page under /solutions: its type, and the build's checks by field. Rules
 * across fields are in plugins/specialty-pages/pageProblems.ts. Client code imports the types only.
 */

/** Groups of the Solutions menu, in order. */
export const specialtyGroups = [
  {id: 'medical', label: 'Medical'},
  {id: 'dental-and-eye', label: 'Dental and eye'},
  {id: 'body-and-movement', label: 'Body and movement'},
  {id: 'wellness-and-animals', label: 'Wellness and animals'},
] as const;

export type SpecialtyGroupId = (typeof specialtyGroups)[number]['id'];

// --- fields -----------------------------------------------------------------------------------

/** Visible text of at most `max` characters. Tests check its wording. */
const copy = (max: number) =>
  z
    .string()
    .min(1, 'is empty; write it or leave the item out')
    .max(max)
    .refine((text) => text === text.trim(), 'starts or ends with a space');

const between = (min: number, max: number) => z.number().int().min(min).max(max);
const whole = z.number().int().min(0);
const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(item).min(min).max(max);

const icon = z.enum(iconNames);

// --- the day sheet ----------------------------------------------------------------------------

const sheet = z.strictObject({
  /** Day of the month, shown large in the corner. */
  day: z.string().regex(/^(?:[1-9]|[12]\d|3[01])$/, 'must be a day of the month'),
  /** Three columns of the specialty; narrow screens show the first two. */
  columns: z.tuple([copy(18), copy(18), copy(18)]),
  /**
   * Staff of each column, not shown, for the rule that no one is in two places at once; null if a
   * column needs no staff.
   */
  staff: z.tuple([copy(18).nullable(), copy(18).nullable(), copy(18).nullable()]),
  /** Start of the first row, in minutes since midnight. */
  startMinute: between(0, 1439),
  rowMinutes: z.literal([5, 10, 15, 20, 30]),
  rows: between(6, 12),
  entries: list(
    z.strictObject({
      /** Zero-based column; the column of times doesn't count. */
      column: between(0, 2),
      /** Zero-based row. */
      row: whole,
      /** Number of rows. */
      span: z.number().int().min(1),
      title: copy(24),
      note: copy(28).optional(),
      /** Person with the patient, if it isn't the column's staff. */
      with: copy(18).optional(),
      /** Set for anything but an ordinary visit. Bookings of the page's call come from its script. */
      tone: z.literal('info').optional(),
    }),
    3,
    14,
  ),
});

// --- the page ---------------------------------------------------------------------------------

const card = {title: copy(48), text: copy(190)};
/** Card with three kinds of visit, each with its length and what it needs. */
const visitsCard = z.strictObject({
  ...card,
  visits: list(z.strictObject({visit: copy(24), minutes: between(5, 120), needs: copy(44)}), 3, 3),
});
/** Card with terms, each with a fact. */
const factsCard = z.strictObject({
  ...card,
  facts: list(z.strictObject({term: copy(18), fact: copy(60)}), 2, 5),
});
const benefit = z.strictObject({
  icon,
  title: copy(44),
  text: copy(110),
  /** Set if the title is a figure fixed by the owner. */
  isClaim: z.literal(true).optional(),
});

export const specialtySchema = z.strictObject({
  group: z.enum(specialtyGroups.map(({id}) => id)),
  icon,
  /** Label in header, footer and overview. */
  menuLabel: copy(20),
  /** Title recorded with a page view. */
  pageViewTitle: copy(40),
  /** Search words in addition to the words of its path; the 404 page suggests the page by them. */
  searchWords: list(z.string().regex(/^[a-z\d]+$/, 'must be one word in lowercase letters'), 1, 8),
  /** Row in the list at /solutions. */
  overview: z.strictObject({
    /** Everyday word for the specialty: dentists, physical therapy, vets. */
    alias: copy(22),
    /** Beginning of the sample call, in the caller's words. */
    caller: copy(40),
    /** Response of the receptionist. */
    outcome: copy(44),
  }),
  /**
   * Listed systems that practices of the specialty use. Without any, visits go into a calendar that
   * the practice shares, and requests reach its team as notes; the page claims no more.
   */
  systems: list(z.enum(integrationIds), 0, integrationIds.length),
  /** Article most relevant to the specialty. */
  relatedArticle: z.enum(relatedArticleIds),
  metadata: z.strictObject({
    /** Title without the site's name, which the page appends. */
    title: copy(MAX_TITLE),
    description: copy(MAX_DESCRIPTION).min(70),
    keywords: list(copy(50), 3, 8),
    /** Path under `static/`; if omitted, the build draws a social card for the page. */
    socialImage: z
      .string()
      .regex(/^img\/.+\.png$/, 'must be a path such as img/card.png, under static/')
      .optional(),
    /** `applicationCategory` of schema.org, if it isn't HealthApplication. */
    category: z.literal('BusinessApplication').optional(),
  }),
  /** Noun phrase such as 'a dental practice', completing 'Sample call to …'. */
  practiceNoun: copy(40),
  /** Text above the headline. */
  badge: copy(32),
  headline: copy(64),
  lede: copy(240),
  trust: z.strictObject({
    /** Count fixed by the owner. */
    practices: between(60, 200),
    /** Plural such as 'Dental Practices', completing 'Trusted by 200+ …'. */
    of: copy(28),
  }),
  /** Pills after the trust count. */
  pills: list(z.strictObject({icon, label: copy(28)}), 2, 2),
  /** Day sheet that the page's call books into. */
  sheet,
  features: z.strictObject({
    title: copy(64),
    /** The first card is the widest. */
    cards: z.tuple([visitsCard, factsCard, factsCard]),
  }),
  benefits: z
    .strictObject({
      title: copy(44),
      items: z.array(benefit),
      /** Sixth benefit, with a percentage fixed by the owner. */
      uplift: z
        .strictObject({
          percent: between(30, 85),
          of: copy(60),
          text: copy(110),
        })
        .optional(),
    })
    .refine(({items, uplift}) => items.length + (uplift === undefined ? 0 : 1) === 6, {
      path: ['items'],
      error: 'must be six, or five and an uplift',
    }),
  /** Preset for the calculator, if the specialty has a benchmark. */
  benchmark: z.enum(benchmarkIds).optional(),
  /** Cost of a year of the service and of one receptionist; the return is computed from them. */
  receptionist: z
    .strictObject({
      /** USD per month. */
      monthlyPrice: z.number().positive(),
      /** USD per year, rounded by the owner. */
      yearlyPrice: z.number().positive(),
      /** USD per year. */
      salary: z.number().positive(),
      /** USD per year. */
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
    /** Shows the number in the button: 'Call (416) … to Test AI'. */
    hasNumberInLabel: z.boolean().optional(),
  }),
});

/** Readonly at every level; tuples stay tuples. */
type DeepReadonly<T> = {readonly [Key in keyof T]: DeepReadonly<T[Key]>};

/** Specialty page data, serializable because it reaches the page as JSON. */
export type Specialty = DeepReadonly<z.infer<typeof specialtySchema>>;
export type ReceptionistComparison = NonNullable<Specialty['receptionist']>;
