// Faults of writers and programmers, made in a copy of the site, and all that its build says of them.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const ARTICLE = 'blog/roi.mdx';
const DENTAL = 'src/data/specialties/dental/page.ts';
const REDIRECTS = 'src/data/redirects.ts';

interface Fault {
  readonly file: string;
  /** Goes to the end of the file, or into the place of the first string. */
  readonly edit: string | readonly [string, string];
  readonly line: RegExp;
}

const faults: Readonly<Record<string, Fault>> = {
  'a rule that a specialty breaks': {
    file: DENTAL,
    edit: ['practices: 200', 'practices: 500'],
    line: /^src\/data\/specialties\/dental\/page\.ts: trust\.practices is 500; trust counts run from 60 to 200$/,
  },
  'a system that there is not': {
    file: 'src/data/specialties/systems.ts',
    edit: ["dental: ['dentrix'", "dental: ['nope' as 'dentrix'"],
    line: /^src\/data\/specialties\/dental\/page\.ts: src\/data\/specialties\/systems\.ts names 'nope' for dental, .* one of: epic, /,
  },
  'a slip of the pen in data': {
    file: 'src/data/claims.ts',
    edit: 'export const x = ;\n',
    line: /^src\/data\/claims\.ts:\d+: Unexpected token$/,
  },
  'a redirect to a place that is gone': {
    file: REDIRECTS,
    edit: ['#enterprise', '#nope'],
    line: /^src\/data\/redirects\.ts: \/solutions\/multi-specialty leads to \/pricing#nope, but that page has no 'nope'; /,
  },
  'an article’s link to no page': {
    file: ARTICLE,
    edit: '\n[x](/no-such-page)\n',
    line: /^blog\/roi\.mdx:\d+: links to \/no-such-page, but there is no page \/no-such-page; correct the link$/,
  },
  'an article’s link to no place in a page': {
    file: ARTICLE,
    edit: '\n[x](/pricing#nowhere)\n',
    line: /^blog\/roi\.mdx:\d+: links to \/pricing#nowhere, but \/pricing has no #nowhere; correct the link$/,
  },
  'a link to no article': {
    file: ARTICLE,
    edit: '\n[x](./none.mdx)\n',
    line: /^blog\/roi\.mdx:\d+: link \.\/none\.mdx does not exist; correct the path$/,
  },
  'a missing image in the handbook': {
    file: 'docs/run/start.md',
    edit: '\n![x](/img/none.png)\n',
    line: /^docs\/run\/start\.md:\d+: image \/img\/none\.png does not exist; put it into static\/img\/none\.png$/,
  },
  'code in braces': {
    file: ARTICLE,
    edit: '\n{undefinedVariable}\n',
    line: /^blog\/roi\.mdx:\d+: nothing is named undefinedVariable; braces are code in MDX: /,
  },
  'a script in an article': {
    file: ARTICLE,
    edit: '\n<script>{`alert(1)`}</script>\n',
    line: /^blog\/roi\.mdx:\d+: <script>: the site runs no scripts of articles; /,
  },
  'a script in a page of Markdown': {
    file: 'docs/run/start.md',
    edit: '\n<script>{`alert(1)`}</script>\n',
    line: /^\/docs\/run\/start: an inline script that other pages don’t have /,
  },
  'a component that is not closed': {
    file: ARTICLE,
    edit: '\n<Note\n',
    line: /^blog\/roi\.mdx:\d+: Unexpected end of file after name/,
  },
  'an id that a component does not know': {
    file: ARTICLE,
    edit: '\n<Claim id="nope" />\n',
    line: /^blog\/roi\.mdx:\d+: <Claim id="nope" \/> names nothing; one of src\/data\/claims\.ts: /,
  },
  'a page that does not compile': {
    file: 'src/pages/about.tsx',
    edit: ['<Layout', '<Layuot'],
    line: /^src\/pages\/about\.tsx:\d+: Expected corresponding JSX closing tag for <Layuot>$/,
  },
};

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'ringwell-faults-'));
  const parts = ['blog', 'docs', 'plugins', 'scripts', 'src', 'static', 'sidebars.ts'];
  for (const part of [
    ...parts,
    'docusaurus.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true});
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

/** What a build prints, but for how far it has come. */
const build = (...args: string[]): readonly string[] => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['scripts/docusaurus.mjs', 'build', '--out-dir', 'built', ...args],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: '',
        PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
        PUBLIC_SUPABASE_KEY: 'sb_publishable_local_development',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      },
    },
  );
  expect(status).toBe(1);
  return (
    `${stdout}\n${stderr}`
      .split('\n')
      // Node 26 warns of a storage that it doesn't have, wherever pages are drawn.
      .filter((line) => line.trim() !== '' && !/^\[INFO\]|localStorage|--trace-warnings/.test(line))
  );
};

const buildWith = ({file, edit}: Fault, ...args: string[]): readonly string[] => {
  const original = readFileSync(path.join(site, file), 'utf8');
  const changed = typeof edit === 'string' ? original + edit : original.replace(...edit);
  expect(changed).not.toBe(original);
  writeFileSync(path.join(site, file), changed);
  try {
    return build(...args);
  } finally {
    writeFileSync(path.join(site, file), original);
  }
};

describe('a build says in one line what is wrong, and nothing else:', () => {
  it.each(Object.entries(faults))('%s', (_, fault) => {
    expect(buildWith(fault)).toEqual([expect.stringMatching(fault.line)]);
  });

  it('and more with --verbose', () => {
    const lines = buildWith(faults['a rule that a specialty breaks']!, '--verbose');
    expect(lines.join('\n')).toMatch(/\n\s+at .*validateSolutions/);
  });
});
