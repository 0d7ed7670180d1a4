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

const keyOf = (ids: readonly string[], where: string) =>
  z.enum(ids, {
    error: ({input}) =>
      `is ${input === undefined ? 'missing' : JSON.stringify(input)}; write one of ${where}: ${ids.join(', ')}`,
  });

const text = z.string({error: 'is missing; write it as text in quotes'});

const line = z.strictObject({
  who: z.enum(['caller', 'line', 'desk'], {
    error: 'isn’t caller, line, or desk; write one of them',
  }),
  says: text,
  lang: text.optional(),
});

/** Schemas of components' attributes, because MDX isn't type-checked. */
const ATTRIBUTES: Readonly<Partial<Record<ArticleComponent, z.ZodObject>>> = {
  Claim: z.strictObject({id: keyOf(Object.keys(claims), 'src/data/claims.ts')}),
  Said: z.strictObject({
    id: keyOf(Object.keys(articleSentences), 'src/features/blog/figures/articleSentences.ts'),
  }),
  AdoptionShare: z.strictObject({
    id: keyOf(
      adoptionFigures.map(({id}) => id),
      'src/features/blog/figures/adoption.ts',
    ),
  }),
  BreakEvenRange: z.strictObject({
    of: keyOf(Object.keys(breakEvenMonths), 'src/features/blog/figures/breakEven.ts'),
  }),
  RoiFigure: z.strictObject({
    id: keyOf(Object.keys(roiFigures), 'src/features/blog/figures/roiFigures.ts'),
  }),
  Statute: z.strictObject({
    id: keyOf(Object.keys(statutes), 'src/features/blog/figures/statutes.ts'),
  }),
  Sources: z.strictObject({asOf: text}),
  Transcript: z.strictObject({
    title: text,
    lines: z.array(line, {error: 'is not a list; write lines={[{who: "caller", says: "…"}]}'}),
    outcome: text,
    caption: text.optional(),
  }),
};

/** Schema of a component's attributes; undefined for components that all texts may use. */
export const componentAttributes = (component: string): z.ZodObject | undefined =>
  articleComponentNames.includes(component)
    ? (ATTRIBUTES[component as ArticleComponent] ?? z.strictObject({}))
    : undefined;
