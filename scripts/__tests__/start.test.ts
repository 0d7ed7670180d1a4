import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';

import {anyFreePort} from '../lib/ports.mjs';

const START = path.join(__dirname, '..', 'start.mjs');

const start = (env: Readonly<Record<string, string>>) => {
  const options = {env: {...process.env, ...env}, encoding: 'utf8'} as const;
  const {status, stdout, stderr} = spawnSync(process.execPath, [START], options);
  return {status, output: stdout + stderr};
};

it('npm start prints a taken port and its variable, and starts nothing', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  // Other ports than those of an `npm start` that may be running.
  const [backend, mail] = await Promise.all([anyFreePort(), anyFreePort()]);
  const started = start({
    PORT: String(port),
    BACKEND_PORT: String(backend),
    MAIL_PORT: String(mail),
  });
  server.close();
  expect(started).toEqual({
    status: 1,
    output: `Port ${port} for the site is taken by another program. Set PORT to a free port, in the shell or in .env.\n`,
  });
});

it('npm start refuses an invalid port', () => {
  expect(start({PORT: '65536'})).toEqual({
    status: 1,
    output: "PORT is '65536'; it must be a port number from 1 to 65535.\n",
  });
});
