import {chmodSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A new folder that PostgreSQL's user, nobody where this is root, can get into. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `ringwell-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
};
