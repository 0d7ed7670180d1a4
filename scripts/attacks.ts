// `npm run attacks`: attacks the backend as the tests do and writes the handbook's page about it.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {attacks, launch, type Outcome, plantCanary} from '../dev-backend/testing/attacks/attacks';
import {Attacker} from '../dev-backend/testing/attacks/http';
import {formatAttacks} from '../dev-backend/testing/attacks/report';
import {startBackendProcess} from '../dev-backend/testing/backendProcess';
import {startTemporaryPostgres} from '../dev-backend/testing/temporaryPostgres';

const PAGE = path.join(__dirname, '..', 'docs', 'run', 'attacks.md');

const main = async (): Promise<void> => {
  const postgres = await startTemporaryPostgres();
  try {
    const backend = await startBackendProcess({databaseUrl: await postgres.createDatabase()});
    try {
      const attacker = new Attacker(backend.url);
      await plantCanary(attacker);
      const outcomes: Outcome[] = [];
      for (const attack of attacks()) outcomes.push(await launch(attacker, attack));
      attacker.close();
      const text = formatAttacks(outcomes);
      writeFileSync(PAGE, text);
      console.log(text);
    } finally {
      await backend.stop();
    }
  } finally {
    postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
