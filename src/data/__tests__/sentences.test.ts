import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  findOverclaims,
  findViolations,
  findSpecialtyOverclaims,
  receptionistRules,
  listTexts,
  wordingRules,
} from '../../features/specialties/testing/sentenceRules.ts';
import {caseStudies} from '../../features/case-studies/data.ts';
import {comparison} from '@site/src/pages/_content/comparison';
import {contactFaq} from '@site/src/features/contact/content';
import {coreFeatures} from '@site/src/pages/_content/coreFeatures';
import {featureGroups} from '@site/src/pages/features/_content/features';
import {integrations} from '../../features/integrations/data.ts';
import {featureQuestions} from '@site/src/pages/features/_content/questions';
import {integrationQuestions} from '@site/src/pages/integrations/_content';
import {securityQuestions} from '@site/src/pages/security/_content';
import {plans} from '../plans.ts';
import {included, pricingFaq} from '@site/src/pages/pricing/_content';
import {safeguards} from '../security.ts';
import {type SpecialtyId, specialtyIds} from '../specialtyIds.ts';
import {callScripts, specialties} from '../../features/specialties/data/all.ts';
import {overviewCards} from '../../features/specialties/overview.ts';

const blog = path.join(__dirname, '../../../blog');

/** Visible texts of a page, without its keywords, which follow search engines' wording, and the owner's trust line. */
const pageTexts = (id: SpecialtyId): ReturnType<typeof listTexts> => {
  const {metadata, trust: _trust, ...page} = specialties[id];
  const {keywords: _, ...shown} = metadata;
  return listTexts({...page, metadata: shown});
};
/** Texts of a call. Callers may use exclamation marks. */
const callTexts = (id: SpecialtyId): ReturnType<typeof listTexts> =>
  listTexts(callScripts[id].lines, 'call.lines').map(([field, text]) => [
    field,
    field.endsWith('].says') ? text.replaceAll('!', '.') : text,
  ]);

describe.each(specialtyIds)('the texts of %s', (id) => {
  const texts = [...pageTexts(id), ...callTexts(id)];

  it('a specialty’s texts follow the wording rules', () => {
    expect(findViolations(texts, wordingRules)).toEqual([]);
  });

  it('a specialty’s texts claim only what a listed system supports', () => {
    expect(findSpecialtyOverclaims(texts, specialties[id].systems)).toEqual([]);
  });

  it('the receptionist’s lines have no diagnosis, dose, or price', () => {
    const lines = Object.entries(callScripts[id].lines).map(
      ([line, {says}]) => [line, says] as const,
    );
    expect(findViolations(lines, receptionistRules)).toEqual([]);
  });

  it('a specialty’s FAQ mentions 911', () => {
    expect(specialties[id].faq.map(({answer}) => answer).join(' ')).toContain('911');
  });
});

/** Maximum length of a sentence that two pages may share, in characters. */
const SHORT = 24;

it('no two specialty pages share a text', () => {
  const first = new Map<string, SpecialtyId>();
  const duplicates: string[] = [];
  for (const id of specialtyIds) {
    const {menuLabel, pageViewTitle, headline, metadata, features, benefits, faq} = specialties[id];
    const own = listTexts({
      menuLabel,
      pageViewTitle,
      headline,
      metadata: {title: metadata.title, description: metadata.description},
      features: {
        title: features.title,
        cards: features.cards.map(({text}) => text),
      },
      benefits: benefits.items.map(({text}) => text),
      faq: faq.map(({answer}) => answer),
      lines: Object.values(callScripts[id].lines).map(({says}) => says),
    });
    for (const [field, text] of own) {
      const other = first.get(text) ?? id;
      first.set(text, other);
      const isShortEnough = text.length <= SHORT && field.includes('[');
      if (other !== id && !isShortEnough)
        duplicates.push(`${id}: ${field} is the same as ${other}’s`);
    }
  }
  expect(duplicates).toEqual([]);
});

describe('claims about data that no listed system shares', () => {
  it.each(
    Object.entries({
      caseStudies,
      comparison,
      contactFaq,
      coreFeatures,
      featureGroups,
      featureQuestions,
      included,
      integrationQuestions,
      integrations,
      overviewCards,
      plans,
      pricingFaq,
      safeguards,
      securityQuestions,
    }),
  )('no claim about data that no listed system shares is in %s', (_, texts) => {
    expect(findOverclaims(listTexts(texts))).toEqual([]);
  });

  it.each(readdirSync(blog).filter((file) => file.endsWith('.mdx')))(
    'no sentence on our line in %s claims data that no listed system shares',
    (file) => {
      const ownClaims = readFileSync(path.join(blog, file), 'utf8')
        .split(/\n{2,}/)
        .filter((paragraph) => /<Brand \/>|\b[Oo]ur line\b|^The line\b/.test(paragraph));
      expect(findOverclaims(listTexts(ownClaims))).toEqual([]);
    },
  );
});

/** Finds a rule's matches in a sentence of the dental or the optometry page. */
const found = (text: string, id: SpecialtyId): readonly string[] => {
  const texts = [['lede', text]] as const;
  return [
    ...findViolations(texts, wordingRules),
    ...findSpecialtyOverclaims(texts, specialties[id].systems),
  ];
};

describe('the rules', () => {
  it.each<[text: string, what: string, id: SpecialtyId]>([
    ['It answers and triages the calls.', 'triages', 'dental'],
    ['Bleeding goes to the dentist on call or to 911.', '911 is named first', 'dental'],
    ['Ringwell checks the queue and says what is ready.', 'checks the queue', 'pharmacies'],
    ['Ringwell reads the chart so that you don’t have to.', 'reads the chart', 'dental'],
    ['It books in your PMS while you talk.', 'in your PMS', 'optometry'],
    ['It books straight into Epic.', 'Epic', 'optometry'],
    ['Reminders go out the day before.', 'Reminders', 'dental'],
    ["For the dentist's office.", 'typographic', 'dental'],
  ])('the wording rules reject: %s', (text, what, id) => {
    expect(found(text, id).join('\n')).toContain(what);
  });

  it('the wording rules accept denials, questions, and options on a page', () => {
    const texts = [
      'It doesn’t see orders, and verifies no insurance.',
      'Does it verify insurance?',
      'Reminders are optional, with the patient’s consent.',
      'For chest pain it says 911 first; your list adds who is rung.',
    ];
    expect(texts.flatMap((text) => found(text, 'optometry'))).toEqual([]);
  });

  it('the wording rules reject prices, doses, and diagnoses as the receptionist’s words', () => {
    const texts = ['That is $90.', 'Take 200 mg.', 'That sounds like a strain.'];
    const lines = texts.map((text) => ['says', text] as const);
    expect(findViolations(lines, receptionistRules)).toHaveLength(texts.length);
  });
});
