// Imported only in the project's own Node, because older versions don't run TypeScript.
import {company} from '../../src/config/company.ts';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import {operatorQuestions} from '../../src/data/operatorFacts.ts';
import {parsePublicEnv, type Purpose} from '../../src/lib/env/parsePublicEnv.ts';
import {openFactProblems, placeholderProblems} from '../../src/lib/env/launchProblems.ts';
import {BuildError, throwIfProblems} from '../../src/lib/problems.ts';

/** Public values of a site whose forms use this machine's embedded backend. */
export const localBackend = (port: number | string): Record<string, string> => ({
  PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`,
  PUBLIC_SUPABASE_KEY: LOCAL_PUBLISHABLE_KEY,
});

/**
 * Ends the process with a line for each problem if the site can't be built with the environment's public
 * values. Docusaurus would add a stack trace.
 *
 * @param isDemonstration true for a host that may show a fictional phone number and addresses
 */
export const checkPublicEnv = (purpose?: Purpose, isDemonstration = false): void => {
  try {
    parsePublicEnv(process.env, purpose);
    if (purpose === 'host' && !isDemonstration)
      throwIfProblems([...placeholderProblems(company), ...openFactProblems(operatorQuestions)]);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
