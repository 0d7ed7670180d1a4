import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Maximum number of files per walk. */
const limits: Readonly<Record<string, number>> = {
  'A contact press to the owner’s email': 14,
  'A specialty to its page': 11,
  'A post to its page and list': 12,
};

interface Step {
  readonly file: string;
  /** Code words of a sentence. */
  readonly words: readonly string[];
}

const walks = read('docs/build/ways.md')
  .split(/^## /m)
  .slice(1)
  .map((walk) => {
    const [name = '', ...lines] = walk.split('\n');
    const steps = lines.flatMap((line) => {
      const [, number, file = '', sentence = ''] = /^(\d+)\. `([^`]+)`: (.+)$/.exec(line) ?? [];
      const words = [...sentence.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      return number === undefined ? [] : [{number: Number(number), file, words}];
    });
    return {name, steps};
  });

/** Pairs of neighbors within a list; the next list restarts at 1. */
const pairs = walks.flatMap(({steps}) =>
  steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return step.number === 1 || before === undefined ? [] : [[before, step] as const];
  }),
);

const imports = (from: string, to: string): boolean =>
  [...read(from).matchAll(/(?:\bfrom|\bimport\()\s*'([^']+)'/g)].some(([, name = '']) => {
    const target = name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(from), name);
    return ['', '.ts', '.tsx', '/index.tsx'].some((ending) => `${target}${ending}` === to);
  });

const contains = (file: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\w)${word}(?!\w)`).test(read(file));

const areLinked = (before: Step, step: Step): boolean =>
  imports(before.file, step.file) ||
  imports(step.file, before.file) ||
  step.words.some((word) => contains(before.file, word) && contains(step.file, word));

it('has the three walks, each short enough', () => {
  expect(walks.map(({name}) => name)).toEqual(Object.keys(limits));
  const long = walks.filter(
    ({name, steps}) =>
      steps.length < 10 || new Set(steps.map(({file}) => file)).size > (limits[name] ?? 0),
  );
  expect(long).toEqual([]);
});

it('names only existing files', () => {
  const files = walks.flatMap(({steps}) => steps.map(({file}) => file));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('connects each two files by an import or by a word that both contain', () => {
  const gaps = pairs.filter(([before, step]) => !areLinked(before, step));
  expect(gaps.map(([before, step]) => `${before.file} → ${step.file}`)).toEqual([]);
});
