import {isDiskFull} from '../postgres.ts';

it.each([
  ['FATAL: could not write to file "pg_wal/xlogtemp.1": No space left on device', true],
  ['FATAL: could not extend file "base/1/2691": wrote only 4096 of 8192 bytes', true],
  ['could not write file: Disk quota exceeded', true],
  ['FATAL: lock file "postmaster.pid" already exists', false],
])('tells a full disk from "%s": %s', (words, isFull) => expect(isDiskFull(words)).toBe(isFull));
