import {mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readLockHolder, takeLock} from '../lock';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-lock-'));
  file = path.join(dataDir, 'lock.json');
});
afterEach(() => rmSync(dataDir, {recursive: true, force: true}));

it('opens a folder once, says who has it, and only to this user', () => {
  const lock = takeLock(dataDir);
  lock.announce('http://127.0.0.1:1');
  expect(() => takeLock(dataDir)).toThrow(
    `is in use by process ${process.pid} (http://127.0.0.1:1). Stop it first`,
  );
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readLockHolder(dataDir)).toMatchObject({token: lock.token, url: 'http://127.0.0.1:1'});
  lock.release();
  expect(readLockHolder(dataDir)).toBeNull();
  takeLock(dataDir).release();
});

it.each([
  ['is gone', {pid: 2 ** 22 + 1}],
  ['has this number, and began at another time', {pid: process.pid, processStart: 'long ago'}],
])('takes over the lock of a process that %s', (_, holder) => {
  writeFileSync(file, JSON.stringify({processStart: null, token: 'old', url: null, ...holder}));
  const lock = takeLock(dataDir);
  expect(readLockHolder(dataDir)).toMatchObject({pid: process.pid, token: lock.token});
});
