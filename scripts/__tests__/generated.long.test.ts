/** Committed files that commands of ours write are what the commands write today. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
const COMMANDS = ['fonts.ts', 'brand-images.ts', 'icon-paths.ts'];
const WRITTEN = [
  'static',
  'src/config/fonts.ts',
  'src/domain/pdf/fonts.generated.ts',
  'src/components/ui/icon/iconPaths.generated.ts',
  'src/components/ui/icon/specialtyIconPaths.generated.ts',
  'src/components/ui/icon/drawn',
];
const PLACES = [
  'scripts',
  'plugins',
  'src',
  'static',
  'package.json',
  'tsconfig.json',
  '.prettierrc.json',
];

const contents = (root: string): ReadonlyMap<string, string> =>
  new Map(
    WRITTEN.flatMap((place) => {
      const whole = path.join(root, place);
      const files = place.includes('.')
        ? [whole]
        : readdirSync(whole, {recursive: true, withFileTypes: true})
            .filter((entry) => entry.isFile())
            .map((entry) => path.join(entry.parentPath, entry.name));
      return files.map((file): [string, string] => [
        path.relative(root, file),
        readFileSync(file).toString('base64'),
      ]);
    }),
  );

it('are what the commands write today', () => {
  // In a copy: another test may be reading the real ones.
  const copy = mkdtempSync(path.join(tmpdir(), 'ringwell-generated-'));
  try {
    for (const place of PLACES) {
      cpSync(path.join(ROOT, place), path.join(copy, place), {recursive: true});
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    for (const name of WRITTEN) {
      if (name.includes('.')) rmSync(path.join(copy, name));
    }
    for (const command of COMMANDS) {
      execFileSync(process.execPath, [path.join('scripts', command)], {
        cwd: copy,
        env: {...process.env, NODE_ENV: undefined},
      });
    }
    const [fresh, committed] = [contents(copy), contents(ROOT)];
    expect([...fresh.keys()].sort()).toEqual([...committed.keys()].sort());
    const changed = [...fresh].filter(([name, text]) => committed.get(name) !== text);
    expect(changed.map(([name]) => name)).toEqual([]);
    expect(existsSync(path.join(copy, 'static', 'favicon.ico'))).toBe(true);
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
});
