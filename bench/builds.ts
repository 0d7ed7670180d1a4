// `npm run bench:builds`: what a cold build of the site takes, and what an article adds to it and to
// its scripts, with up to 1,000 posts beside the classic template's build of the same posts; into
// bench/builds.md. Takes about ten minutes, on Linux.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';

import {testBuildEnvironment, testEnvironment} from '../scripts/lib/testSite.mjs';
import {buildCold, type BuildCost} from './build/coldBuild';
import {writePosts} from './build/posts';
import {table, writeReport} from './report';
import {DOCUSAURUS, ROOT, writeTemplate} from './variants';

/** Generated posts; ours has its own articles besides. */
const COUNTS = [0, 100, 1_000];
const RUNS = Number(process.env.BENCH_RUNS ?? '2');
const FOLDER = path.join(ROOT, '.test/builds');

type Site = 'ours' | 'again' | 'template';

const copySite = (dir: string): void => {
  const left = /^(?:node_modules|build.*|\.git|\.test|\.docusaurus.*)$/;
  for (const name of readdirSync(ROOT).filter((entry) => !left.test(entry))) {
    cpSync(path.join(ROOT, name), path.join(dir, name), {recursive: true});
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
};

const copyOurs = (dir: string): void => {
  copySite(dir);
  rmSync(path.join(ROOT, 'node_modules/.cache'), {recursive: true, force: true});
};

const copyTemplate = (dir: string): void => {
  writeTemplate(dir, {blog: true, links: ['/blog']});
  writeFileSync(path.join(dir, 'src/pages/index.md'), '# Template\n');
  mkdirSync(path.join(dir, 'blog'));
  for (const name of ['authors.yml', 'tags.yml']) {
    cpSync(path.join(ROOT, 'blog', name), path.join(dir, 'blog', name));
  }
};

/** Flags that `npm run build` gives to Node. */
const nodeFlags = (): string[] => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: {readonly build: string};
  };
  return scripts.build.split(' ').filter((word) => word.startsWith('--'));
};

const main = async (): Promise<void> => {
  if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('BENCH_RUNS must be a number from 1');
  const env = {
    ...testBuildEnvironment(await testEnvironment()),
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus',
  };
  const sites = {
    ours: {copy: copyOurs, flags: nodeFlags()},
    again: {copy: copySite, flags: nodeFlags()},
    template: {copy: copyTemplate, flags: [] as string[]},
  };
  const measured: {posts: number; of: (name: Site, key: keyof BuildCost) => number}[] = [];
  for (const posts of COUNTS) {
    const costs: Record<Site, BuildCost[]> = {ours: [], again: [], template: []};
    for (let run = 0; run < RUNS; run += 1) {
      // In turn, so that a busy minute doesn't fall on one of them alone.
      for (const name of ['ours', 'again', 'template'] as const) {
        const dir = path.join(FOLDER, name);
        rmSync(dir, {recursive: true, force: true});
        sites[name].copy(dir);
        writePosts(path.join(dir, 'blog'), posts);
        const args = [...sites[name].flags, DOCUSAURUS, 'build'];
        const cost = await buildCold(dir, {posts, args, env});
        costs[name].push(cost);
        console.log(name, posts, cost);
      }
    }
    // The quicker build: what else a machine does can only make one slower.
    const best = (all: readonly BuildCost[], key: keyof BuildCost): number =>
      Math.min(...all.map((cost) => cost[key]));
    measured.push({
      posts,
      of: (name: Site, key: keyof BuildCost) => best(costs[name], key),
    });
  }

  const rows = measured.map(({posts, of}, at) => {
    const before = measured[at - 1];
    /** What each post added since the row above. */
    const added = (name: Site, key: keyof BuildCost): number | '' =>
      before ? (of(name, key) - before.of(name, key)) / (posts - before.posts) : '';
    const milliseconds = (name: Site): number | '' =>
      before ? Number(added(name, 'seconds')) * 1_000 : '';
    return [
      posts,
      ...(['ours', 'again', 'template'] as const).map((name) => of(name, 'seconds').toFixed(1)),
      (of('ours', 'seconds') / of('template', 'seconds')).toFixed(2),
      (of('again', 'seconds') / of('template', 'seconds')).toFixed(2),
      ...[milliseconds('ours'), milliseconds('template')],
      (of('ours', 'peakBytes') / 1e9).toFixed(2),
      (of('template', 'peakBytes') / 1e9).toFixed(2),
      ...[of('ours', 'entryBytes') / 1e3, of('template', 'entryBytes') / 1e3],
      ...[added('ours', 'entryBytes'), added('template', 'entryBytes')],
    ];
  });
  const text = `# Cold builds

Written by \`npm run bench:builds\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, the best of ${RUNS} builds of each, taken in turn.
Compare only figures of one run.

Cold: a fresh copy without generated files, bundler cache or drawn social cards. Again: the same, with
the cards in the cache, as on a host that keeps it. Ours is this site and so many generated posts of
about 1,000 words; none is the site as it is. The template is Docusaurus’s
classic preset with \`faster\`, a page and a blog of the same posts. Memory is the peak of all processes
together. The entry scripts (\`main\` and the bundler's runtime, after brotli 11) are loaded on every page,
ours after the first paint: they hold the table of routes, so each article adds some bytes to them.

${table(
  [
    ...[
      'posts',
      'ours s',
      'ours again s',
      'template s',
      'ours ÷ template',
      'ours again ÷ template',
      'ours, ms a post',
      'template, ms a post',
    ],
    ...['ours GB', 'template GB', 'ours, entry kB', 'template, entry kB'],
    ...['ours, bytes a post', 'template, bytes a post'],
  ],
  rows,
)}
`;
  await writeReport(path.join(__dirname, 'builds.md'), text);
  rmSync(FOLDER, {recursive: true});
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
