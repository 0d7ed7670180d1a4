// The real backend on an empty database of its own, for one run of the browser tests.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {startBackend} from '../dev-backend/start';

const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-e2e-'));
  const backend = await startBackend({
    port: Number(process.env.BACKEND_PORT),
    dataDir,
    // Every test signs up from one address. The limits have tests of their own in dev-backend.
    withoutInsertLimits: true,
    log: (line) => console.error(line),
  });
  const stop = (): void =>
    void backend.close().then(() => {
      rmSync(dataDir, {recursive: true, force: true});
      process.exit(0);
    });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
