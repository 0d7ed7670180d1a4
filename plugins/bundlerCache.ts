import {readdirSync} from 'node:fs';
import path from 'node:path';

/** As much of a configuration as says whether Rspack keeps its work on disk, and until when. */
interface CachedConfig {
  readonly experiments?: {readonly cache?: unknown};
}

const dependenciesOf = (config: CachedConfig): string[] | undefined => {
  const cache = config.experiments?.cache;
  return typeof cache === 'object' && cache !== null
    ? (cache as {buildDependencies?: string[]}).buildDependencies
    : undefined;
};

/**
 * Has the bundler forget what it keeps on disk when a file of a plugin changes: it does not see that
 * a loader would now answer differently.
 */
export const forgetWithChangesOf = (config: object, folder: string): void => {
  const sources = readdirSync(folder).filter((name) => /\.[jt]sx?$/.test(name));
  dependenciesOf(config)?.push(...sources.map((name) => path.join(folder, name)));
};
