import {chmodSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder that PostgreSQL's user can read. If this process runs as root, that user is 'nobody'. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `ringwell-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
};
