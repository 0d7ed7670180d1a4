import {spawnSync} from 'node:child_process';
import path from 'node:path';

const BUILD = path.join(__dirname, '..', 'build.mjs');

/** Asks for help only: whatever is right with the values, nothing is built. */
const build = (env: Record<string, string>, ...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [BUILD, ...args, '--help'], {
    // Empty values win over those of an `.env` here, and count as not set.
    env: {...process.env, NODE_ENV: '', PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_KEY: '', ...env},
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
};

describe('npm run build', () => {
  it('stops with one line when no backend is set', () => {
    const {status, stdout, stderr} = build({});
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toMatch(
      /^PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY are not set.* npm run build -- --local\n$/,
    );
  });

  it('stops with a line for each value that is wrong', () => {
    const {status, stdout, stderr} = build({PUBLIC_GTAG_ID: 'x', PUBLIC_CHATURL: 'y'}, '--local');
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr.split('\n')).toEqual([
      'PUBLIC_CHATURL is none of this site’s values: did you mean PUBLIC_CHAT_URL?',
      "PUBLIC_GTAG_ID is 'x'; it must look like G-XXXXXXXXXX",
      '',
    ]);
  });

  it('goes on without values when it is told that it is for this machine', () => {
    const {status, stdout} = build({}, '--local');
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: docusaurus build');
  });
});
