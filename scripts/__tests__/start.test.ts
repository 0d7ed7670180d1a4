import {spawn} from 'node:child_process';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';

import {freePort} from '../lib/ports.mjs';

const START = path.join(__dirname, '..', 'start.mjs');

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const run = (env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [START], {
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => resolve({code, output}));
  });

const occupy = async (): Promise<{port: number; release: () => Promise<void>}> => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

describe('npm start', () => {
  it('prints the taken port and its variable, and starts nothing', async () => {
    const taken = await occupy();
    try {
      const backendPort = String(await freePort(24_399));
      const site = await run({PORT: String(taken.port), BACKEND_PORT: backendPort});
      expect(site).toEqual({
        code: 1,
        output: `Port ${taken.port} for the site is taken by another program. Set PORT to a free port, in the shell or in .env.\n`,
      });
      const backend = await run({
        PORT: backendPort,
        BACKEND_PORT: String(taken.port),
        PUBLIC_SUPABASE_URL: '',
      });
      expect(backend.code).toBe(1);
      expect(backend.output).toContain(`Port ${taken.port} for the backend is taken`);
      expect(backend.output).toContain('Set BACKEND_PORT');
    } finally {
      await taken.release();
    }
  });

  it.each(['abc', '65536'])('refuses PORT=%s', async (PORT) => {
    const {code, output} = await run({PORT});
    expect(code).toBe(1);
    expect(output).toBe(`PORT is '${PORT}'; it must be a port number from 1 to 65535.\n`);
  });

  it('refuses one port for both', async () => {
    const {code, output} = await run({PORT: '3777', BACKEND_PORT: '3777', PUBLIC_SUPABASE_URL: ''});
    expect(code).toBe(1);
    expect(output).toContain('they must differ');
  });
});
