// What the tests' backend holds, asked as `npm run backend:list` asks: with the token in the lock
// file of its folder, which visitors do not have.
import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {askOwner} from '../dev-backend/commands';
import {readLockHolder} from '../dev-backend/lock';
import type {Row} from '../dev-backend/owner';
import {BACKEND_URL} from './addresses';

/** All rows. @throws when the backend of e2e/backend.ts does not run */
export const backendRows = async (): Promise<{
  readonly newsletter: readonly Row[];
  readonly messages: readonly Row[];
}> => {
  const dataDir = readdirSync(tmpdir())
    .filter((name) => name.startsWith('ringwell-e2e-'))
    .map((name) => path.join(tmpdir(), name))
    .find((folder) => readLockHolder(folder)?.url === BACKEND_URL);
  if (!dataDir) throw new Error(`No backend of e2e/backend.ts at ${BACKEND_URL}`);
  return {
    newsletter: await askOwner({dataDir}, {task: 'list newsletter'}),
    messages: await askOwner({dataDir}, {task: 'list messages'}),
  };
};
