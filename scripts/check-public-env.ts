// What `npm start` and `npm run build` run before Docusaurus, which would show where in its own code
// it met the fault: a line for each value that the site can't be built with, and nothing else.
//
//   tsx scripts/check-public-env.ts [--for-host]
import {parsePublicEnv, PublicEnvError} from '../src/config/publicEnv';

try {
  parsePublicEnv(process.env, process.argv.includes('--for-host'));
} catch (error) {
  if (!(error instanceof PublicEnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
