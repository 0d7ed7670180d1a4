import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';
import {anyFreePort} from '../../scripts/lib/ports.mjs';
import {ensureDeno} from '../../scripts/lib/programs.mjs';

/** The Edge Function in a process of its own. */
export interface Leave {
  /** Without a query. */
  readonly address: string;
  printed: string;
  stop(): Promise<void>;
}

/** @param supabaseUrl where it finds the database's API @param siteUrl with a slash, as people write it */
export const startLeave = async (
  supabaseUrl: string,
  key: string,
  siteUrl: string,
): Promise<Leave> => {
  const port = await anyFreePort();
  const child: ChildProcess = spawn(
    ensureDeno(),
    [
      'run',
      '--no-remote',
      '--no-npm',
      '--no-config',
      '--allow-net=127.0.0.1',
      '--allow-env',
      path.resolve('supabase/functions/leave/index.ts'),
    ],
    {
      env: {
        ...process.env,
        PORT: String(port),
        SUPABASE_URL: supabaseUrl,
        SUPABASE_ANON_KEY: key,
        SITE_URL: siteUrl,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const running: Leave = {
    address: `http://127.0.0.1:${port}/leave`,
    printed: '',
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
  const take = (chunk: Buffer): void => void (running.printed += chunk.toString());
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(running.address, {method: 'PUT'});
      return running;
    } catch (error) {
      if (tries > 300 || child.exitCode !== null) throw new Error(running.printed, {cause: error});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** What a mailbox provider sends. */
export const ONE_CLICK: RequestInit = {
  method: 'POST',
  redirect: 'manual',
  headers: {'content-type': 'application/x-www-form-urlencoded'},
  body: 'List-Unsubscribe=One-Click',
};
