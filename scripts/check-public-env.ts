// What `npm start` and `npm run build` run before Docusaurus, which would show where in its own code
// it met the fault: a line for each value that the site can't be built with, and nothing else.
//
//   node scripts/check-public-env.ts [preview|build|host]
import {parsePublicEnv, type Purpose} from '../src/domain/env/parsePublicEnv.ts';
import {BuildError} from '../src/domain/problems.ts';

try {
  parsePublicEnv(process.env, process.argv[2] as Purpose | undefined);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
