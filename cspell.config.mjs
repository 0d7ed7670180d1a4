// @ts-check
/** Spelling for `npm run lint:prose` and `npm test`: US English and words.txt. */

/** @type {import('cspell').CSpellSettings} */
export default {
  version: '0.2',
  language: 'en-US',
  // Texts for visitors and colleagues: articles, legal texts, the handbook, pages and their data.
  files: [
    '*.md',
    '{blog,docs}/**/*.{md,mdx,yml}',
    'src/**/*.{md,mdx,ts,tsx}',
    'backend/worker/mail/*.ts',
  ],
  ignorePaths: ['**/__tests__/**', '**/*.generated.*', 'src/css/**'],
  dictionaryDefinitions: [{name: 'words', path: './words.txt', addWords: true}],
  dictionaries: ['words'],
  ignoreRegExpList: [
    // Another language has another dictionary.
    String.raw`/says: '(?:[^'\\]|\\.)*',\s*lang: '[^']*'/g`,
    String.raw`/<(\w+) lang="es">[^<]*</g`,
    // Names of files and sites, and ids: robots.txt, Node.js, no-such-page.
    String.raw`/\b[\w-]+(?:\.[\w-]+)+/g`,
    // Letters after a backslash in a regular expression: \bword.
    String.raw`/\\[a-z]\w*/g`,
  ],
  overrides: [
    {filename: '**/*.{md,mdx}', ignoreRegExpList: ['/```[^]*?```/g', '/`[^`\\n]*`/g']},
    // In data and pages, a word with a capital is most likely a name.
    {
      filename: '{src,backend}/**/*.{ts,tsx}',
      ignoreRegExpList: [String.raw`/(?<![\p{L}])\p{Lu}[\p{Ll}’']+/gu`],
    },
  ],
  // Slips and British spellings that the dictionary accepts, and one that it would not guess.
  flagWords: [
    'anaesthetic->anesthetic',
    'calender->calendar',
    'cancelled->canceled',
    'catalogue->catalog',
    'centre->center',
    'centres->centers',
    'cheque->check',
    'cheques->checks',
    'dependant->dependent',
    'enrol->enroll',
    'foetus->fetus',
    'fulfil->fulfill',
    'grey->gray',
    'haemoglobin->hemoglobin',
    'hippa->HIPAA',
    'judgement->judgment',
    'labour->labor',
    'learnt->learned',
    'milage->mileage',
    'orthopaedic->orthopedic',
    'programme->program',
    'programmes->programs',
    'teh->the',
    'whilst->while',
  ],
};
