/**
 * Writes the types of the database's rows, from an embedded PostgreSQL with the migrations. Run `npm run
 * row-types` after a migration; the result is committed, and
 * backend/database/__tests__/migrations.test.ts compares it.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {openDatabase} from '../backend/database/database.ts';
import {generateRowTypes} from '../backend/database/rowTypes.ts';
import {startTemporaryPostgres} from '../backend/testing/temporaryPostgres.ts';
import {root} from './lib/root.mjs';

const main = async (): Promise<void> => {
  const server = await startTemporaryPostgres();
  try {
    const database = openDatabase(await server.createMigratedDatabase());
    const text = await generateRowTypes(database).finally(() => database.close());
    writeFileSync(path.join(root, 'backend/database/rows.generated.ts'), text);
  } finally {
    server.stop();
  }
};

void main();
