import {spawn} from 'node:child_process';
import {once} from 'node:events';

import {parseStat, residentOfTree, watchPeakMemory} from '../peakMemory';

it('reads a process whose name is made to confuse', () => {
  const line = `4242 (a) b (c)) S 17 ${'0 '.repeat(19)}1000 0 0`;
  expect(parseStat(line)).toEqual({pid: 4242, parent: 17, resident: 4_096_000});
});

it('sums a process and its descendants, and nobody else', () => {
  const processes = [
    {pid: 1, parent: 0, resident: 1},
    {pid: 10, parent: 1, resident: 20},
    {pid: 11, parent: 10, resident: 300},
    {pid: 12, parent: 11, resident: 4_000},
    {pid: 13, parent: 1, resident: 50_000},
  ];
  expect(residentOfTree(processes, 10)).toBe(4_320);
  expect(residentOfTree(processes, 99)).toBe(0);
});

const linuxOnly = process.platform === 'linux' ? it : it.skip;

linuxOnly('sees what a child of the watched process takes and gives back', async () => {
  const hold = 'const held = Buffer.alloc(150e6, 1); setTimeout(() => held.length, 600)';
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(hold)}])`;
  const child = spawn(process.execPath, ['-e', parent]);
  const peak = watchPeakMemory(child.pid ?? 0);
  await once(child, 'exit');
  expect(peak()).toBeGreaterThan(200e6);
  expect(peak()).toBeLessThan(400e6);
});
