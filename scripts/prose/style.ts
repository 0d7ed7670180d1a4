import {company} from '../../src/config/company.ts';
import {escapeRegExp} from '../../src/lib/text/escapeRegExp.ts';

/** Rule of the house style: a pattern, and the text to write instead. */
export interface StyleRule {
  readonly pattern: RegExp;
  readonly say: string;
}

/** Rule for whole words, in any case. */
const word = (pattern: string, say: string): StyleRule => ({
  pattern: new RegExp(`\\b(?:${pattern})\\b`, 'giu'),
  say,
});

/** Word or spelling that has one form on pages, in emails, and in the handbook. */
export interface WordForm {
  readonly write: string;
  /** Forms that were used instead. */
  readonly instead: string;
  readonly pattern: RegExp;
}

const wordForm = (write: string, instead: string, pattern: string): WordForm => ({
  write,
  instead,
  pattern: new RegExp(pattern, 'gu'),
});

/** Listed on the handbook's page on voice. The owner's quoted strings are exempt. */
export const wordForms: readonly WordForm[] = [
  wordForm(
    'open times',
    'free times, available slots',
    '\\b(?:[Ff]ree|[Aa]vailable) (?:times?|slots?)\\b',
  ),
  wordForm(
    'phone log (yours), call history (ours), call record (the agreement)',
    'call log',
    '(?<!’s |call it |Look for )\\b[Cc]all logs?\\b',
  ),
  wordForm('call 911', 'dial 911', '\\b[Dd]ial(?:s|ed|ing)? 911\\b'),
  wordForm('EMR/EHR', 'EMR, EHR', '(?<!EMR/|certified )\\bEHRs?\\b|\\bEMRs?\\b(?!/EHR)'),
  wordForm(
    '10:30 am',
    '10:30 AM, ten past eight',
    '\\b\\d{1,2}(?::\\d\\d)? ?[AP]M\\b|\\b(?:ten|quarter|twenty|half) past \\w+',
  ),
  wordForm('Eastern Time', 'EST, EDT, ET', '\\bE[SD]?T\\b'),
  wordForm('practice', 'clinic, office', '(?<!ental\\s)\\bclinics?\\b(?! name)'),
  wordForm(
    'your practice’s plan and the terms',
    'ask before you sign, your order form states',
    '\\bbefore you sign\\b|\\border form (?:states|names|says)\\b',
  ),
  wordForm('email', 'mail, e-mail', '\\b[Ee]-mails?\\b|\\b[Mm]ails\\b|\\ba mail\\b(?! server)'),
  wordForm('newsletter', 'letter', '\\bshort letter\\b|\\bletter a month\\b'),
];

/** Phrases that no page may use. */
export const retiredPhrases: readonly StyleRule[] = [
  ...wordForms.map(({write, pattern}) => ({pattern, say: write})),
  word('(?<!in )your order(?! form)', 'your order form'),
  word('errands?', 'task'),
  word('(?:your|other|each|every|by) trades?', 'specialty'),
  word(
    '(?:is|are) (?:none|no) (?:customers?|promise|legal advice)|and no (?:promise|legal advice)',
    'not a',
  ),
  word('hand(?:s|ed|ing)? (?:it |them |calls? |the call )?over', 'transfer, pass to'),
  word('put(?:s|ting)? (?:\\p{L}+ )?through', 'transfer'),
  word('(?:is|are) an option', 'optional'),
  word('did not go through', 'wasn’t sent'),
  word('handovers?', 'handoff'),
  word('commonest', 'most common'),
  word('ticked', 'checked'),
  word('pick-ups?|drop-outs?|check-ups?', 'one word'),
  word('pink slips?', 'message slip'),
];

export const styleRules: readonly StyleRule[] = [
  ...retiredPhrases,
  word(
    'revolutioni[sz](?:e|es|ed|ing)|game[- ]chang(?:er|ing)|cutting[- ]edge|state[- ]of[- ]the[- ]art',
    'say what it does',
  ),
  word('seamless(?:ly)?', 'say what the patient does not have to do'),
  word('AI[- ]powered|powered by AI', 'say what it does; that it is software is understood'),
  word('leverag(?:e|es|ed|ing)', 'use'),
  word('utili[sz](?:e|es|ed|ing|ation)', 'use'),
  word('in order to', 'to'),
  word('set-ups?', 'setup, or as a verb: set up'),
  word('at this point in time', 'now'),
  word('reach out to', 'call, write to'),
  word('solutioning|synerg(?:y|ies)|best[- ]in[- ]class|world[- ]class', 'leave it out'),
  word('click here|here’s how|read more here', 'let the link say where it leads'),
  word('very unique|most optimal|more optimal|completely eliminate', 'one of the two words'),
  {pattern: /[A-Za-z]'[A-Za-z]/g, say: 'a typographic apostrophe: ’'},
  {pattern: /"[^"\n]+"/g, say: 'typographic quotation marks: “ ”'},
  {pattern: /(?<=\S) {2,}(?=\S)/g, say: 'one space'},
  {pattern: /\b(\p{L}+) \1\b/giu, say: 'the word once'},
  {pattern: / - /g, say: 'a comma, a colon, or a new sentence'},
  {pattern: /—|–(?!\d)/g, say: 'a comma, a colon, or a new sentence'},
  {pattern: /!(?=\s|$)/gm, say: 'a period'},
  {pattern: /\p{Extended_Pictographic}/gu, say: 'words'},
];

const NAMES =
  'HIPAA HHS EHR FHIR athenahealth eClinicalWorks DrChrono NextGen Dentrix Eaglesoft'.split(' ');

/** Rules for names that are always written one way. */
export const nameRules: readonly StyleRule[] = [
  ...[company.name, ...NAMES].map((name) => {
    const own = escapeRegExp(name);
    return {
      pattern: new RegExp(`(?<!\\p{L})(?!${own}\\b)(?i:${own})(?![\\p{L}’])`, 'gu'),
      say: name,
    };
  }),
  // 'epic' is also an ordinary word.
  {pattern: /\bEPIC\b/g, say: 'Epic'},
];

/** Maximum words of a sentence. */
export const MAX_SENTENCE = 45;
