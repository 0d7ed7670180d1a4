import type {TestDatabase} from '../../testing/testDatabase.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {runOwnerCommand} from '../commands.ts';

/** A migrated database, and the owner's commands on it. */
export interface OwnerTools extends TestDatabase {
  /** Runs `npm run owner -- …`. */
  owner(...args: string[]): Promise<string>;
}

export const useOwnerTools = (): OwnerTools => {
  const test = useTestDatabase();
  return Object.assign(test, {
    owner: (...args: string[]) => runOwnerCommand(args, {dataDir: '', databaseUrl: test.url}),
  });
};
