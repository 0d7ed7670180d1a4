import {randomUUID} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const LOCK_FILE = 'lock.json';

/** Who has the data folder open. The token opens the running backend's list of rows. */
export interface LockHolder {
  readonly pid: number;
  /** When that process began, in the system's own words: a pid alone may be someone else's by now. */
  readonly processStart: string | null;
  readonly token: string;
  /** null while the backend is still starting. */
  readonly url: string | null;
}

export interface Lock {
  readonly token: string;
  /** Tells `backend:list` where to ask. */
  announce(url: string): void;
  release(): void;
}

class DataFolderInUseError extends Error {
  constructor(dataDir: string, holder: LockHolder) {
    super(
      `${dataDir} is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}. ` +
        'Stop it first, or use that one.',
    );
    this.name = 'DataFolderInUseError';
  }
}

const processStart = (pid: number): string | null => {
  try {
    // Field 22, counted after the name in parentheses, which may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No /proc: macOS, Windows.
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {encoding: 'utf8'}).trim();
  } catch {
    return null;
  }
};

const isAlive = (holder: LockHolder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = processStart(holder.pid);
  return start === null || holder.processStart === null || start === holder.processStart;
};

const parseHolder = (text: string): LockHolder | null => {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    if (typeof value?.pid !== 'number' || typeof value.token !== 'string') return null;
    return {
      pid: value.pid,
      processStart: value.processStart ?? null,
      token: value.token,
      url: value.url ?? null,
    };
  } catch {
    return null;
  }
};

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** The living process that has the folder open, or null. */
export const readLockHolder = (dataDir: string): LockHolder | null => {
  const holder = parseHolder(readText(path.join(dataDir, LOCK_FILE)) ?? '');
  return holder && isAlive(holder) ? holder : null;
};

/**
 * Takes the folder for this process. A lock whose process is gone is taken over.
 *
 * @throws {DataFolderInUseError} when another living process, or this one, has it open
 */
export const takeLock = (dataDir: string): Lock => {
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  const file = path.join(dataDir, LOCK_FILE);
  const own = `${file}.${process.pid}.${randomUUID()}`;
  const me: LockHolder = {
    pid: process.pid,
    processStart: processStart(process.pid),
    token: randomUUID(),
    url: null,
  };
  const write = (holder: LockHolder): void =>
    writeFileSync(own, JSON.stringify(holder), {mode: 0o600});

  write(me);
  try {
    for (;;) {
      try {
        // Appears whole or not at all, and only where there is none.
        linkSync(own, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = readText(file);
      if (found === null) continue; // released in between
      const holder = parseHolder(found);
      if (holder && isAlive(holder)) throw new DataFolderInUseError(dataDir, holder);
      // Gone. Move it aside and look again: someone else may have taken it over meanwhile.
      const aside = `${own}.stale`;
      try {
        renameSync(file, aside);
      } catch {
        continue;
      }
      const moved = readText(aside);
      if (moved !== found) linkSync(aside, file);
      unlinkSync(aside);
    }
  } finally {
    rmSync(own, {force: true});
  }

  return {
    token: me.token,
    announce: (url) => {
      write({...me, url});
      renameSync(own, file);
    },
    release: () => {
      const holder = parseHolder(readText(file) ?? '');
      if (holder?.token === me.token) rmSync(file, {force: true});
    },
  };
};
