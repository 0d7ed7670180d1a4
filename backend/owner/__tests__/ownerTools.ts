import {useTestDatabase} from '../../testing/testDatabase.ts';
import {runOwnerCommand} from '../commands.ts';

/** Sets up a migrated database, and the owner's commands on it. */
export const useOwnerTools = () => {
  const test = useTestDatabase();
  return Object.assign(test, {
    /** Runs `npm run owner -- …`. */
    owner: (...args: string[]) => runOwnerCommand(args, {dataDir: '', databaseUrl: test.url}),
  });
};
