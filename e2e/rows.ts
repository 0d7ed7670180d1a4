// What the tests' backend holds, asked as `npm run owner -- list` asks.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {askOwner} from '../backend/owner/commands';
import type {Row} from '../backend/owner/tasks';

/** Where e2e/backend.ts says how its database is reached. */
export const DATABASE_URL_FILE = path.join(__dirname, '..', '.test', 'e2e-database-url');

/** All rows. @throws when the backend of e2e/backend.ts does not run */
export const backendRows = async (): Promise<{
  readonly newsletter: readonly Row[];
  readonly messages: readonly Row[];
}> => {
  const place = {dataDir: '', databaseUrl: readFileSync(DATABASE_URL_FILE, 'utf8')};
  return {
    newsletter: await askOwner(place, {task: 'list newsletter'}),
    messages: await askOwner(place, {task: 'list messages'}),
  };
};
