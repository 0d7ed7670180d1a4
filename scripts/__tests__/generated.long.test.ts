/** Tests that committed files equal those that the project's commands write. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
const COMMANDS = ['fonts.ts', 'icons.ts'];
const WRITTEN = [
  'static/fonts',
  'static/icons',
  'src/config/fonts.generated.ts',
  'src/lib/pdf/colors.generated.ts',
  'src/lib/pdf/fonts.generated.ts',
  'src/ui/icon/iconPicture.generated.ts',
  'src/ui/icon/drawn',
];
const PLACES = ['scripts', 'src', 'static', 'package.json', 'tsconfig.json'];

it('the committed fonts and icons are what their scripts write', () => {
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
    for (const place of WRITTEN) {
      const pair = [path.join(ROOT, place), path.join(copy, place)];
      const {status, stdout} = spawnSync('git', ['diff', '--no-index', '--name-status', ...pair]);
      expect({status, changed: String(stdout)}).toEqual({status: 0, changed: ''});
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
});
