import {spawnSync} from 'node:child_process';
import path from 'node:path';

const BUILD = path.join(__dirname, '..', 'build.mjs');

/** Asks for help only: whatever is right with the values, nothing is built. */
const build = (...args: string[]) =>
  spawnSync(process.execPath, [BUILD, ...args, '--help'], {
    // Empty values win over those of an `.env` here, and count as not set.
    env: {...process.env, NODE_ENV: '', PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_KEY: ''},
    encoding: 'utf8',
  });

describe('npm run build', () => {
  it('stops with one line when no backend is set', () => {
    const {status, stdout, stderr} = build();
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toMatch(
      /^PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY are not set.* npm run build -- --local\n$/,
    );
  });

  it('goes on without values when it is told that it is for this machine', () => {
    const {status, stdout} = build('--local');
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: docusaurus build');
  });
});
