import * as z from 'zod';

import {
  type ArticleComponent,
  articleComponentNames,
} from '../../src/features/blog/articleComponents.ts';
import {articleSentences} from '../../src/features/blog/figures/articleSentences.ts';
import {adoptionFigures} from '../../src/features/blog/figures/adoption.ts';
import {breakEvenMonths} from '../../src/features/blog/figures/breakEven.ts';
import {roiFigures} from '../../src/features/blog/figures/roiFigures.ts';
import {statutes} from '../../src/features/blog/figures/statutes.ts';
import {claims} from '../../src/data/claims.ts';

const text = z.string({error: 'is missing; write it as text in quotes'});

const line = z.strictObject({
  who: z.enum(['caller', 'line', 'desk'], {
    error: 'isn’t caller, line, or desk; write one of them',
  }),
  says: text,
  lang: text.optional(),
});

const FIGURES = 'src/features/blog/figures';

/** Components that show an entry of a table by its `id`: the table, and its file. */
const COMPONENT_TABLES: Readonly<
  Partial<Record<ArticleComponent, readonly [table: object, file: string]>>
> = {
  Claim: [claims, 'src/data/claims.ts'],
  Said: [articleSentences, `${FIGURES}/articleSentences.ts`],
  AdoptionShare: [adoptionFigures, `${FIGURES}/adoption.ts`],
  BreakEvenRange: [breakEvenMonths, `${FIGURES}/breakEven.ts`],
  RoiFigure: [roiFigures, `${FIGURES}/roiFigures.ts`],
  Statute: [statutes, `${FIGURES}/statutes.ts`],
};

const ofTable = (table: object, file: string): z.ZodObject => {
  const ids = Object.keys(table);
  const error: z.core.$ZodErrorMap = ({input}) =>
    `is ${input === undefined ? 'missing' : JSON.stringify(input)}; write one of ${file}: ${ids.join(', ')}`;
  return z.strictObject({id: z.enum(ids, {error})});
};

/** Schemas of other components' attributes. */
const ATTRIBUTE_SCHEMAS: Readonly<Partial<Record<ArticleComponent, z.ZodObject>>> = {
  Sources: z.strictObject({asOf: text}),
  Transcript: z.strictObject({
    title: text,
    lines: z.array(line, {error: 'is not a list; write lines={[{who: "caller", says: "…"}]}'}),
    outcome: text,
    caption: text.optional(),
  }),
};

/**
 * Schema of a component's attributes, because MDX isn't type-checked; undefined for components that all
 * texts may use.
 */
export const componentAttributes = (component: string): z.ZodObject | undefined => {
  if (!articleComponentNames.includes(component)) return undefined;
  const table = COMPONENT_TABLES[component as ArticleComponent];
  if (table !== undefined) return ofTable(...table);
  return ATTRIBUTE_SCHEMAS[component as ArticleComponent] ?? z.strictObject({});
};
