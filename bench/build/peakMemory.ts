import {readdirSync, readFileSync} from 'node:fs';

/** Milliseconds between two looks: a build's memory climbs over seconds. */
const EVERY = 100;

/** What Linux counts memory in here; 4 kB on every machine this runs on but some ARM servers. */
const PAGE_BYTES = 4_096;

/** As much of /proc/<pid>/stat as is used. */
export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory, in bytes. */
  readonly resident: number;
}

/**
 * Reads a line of /proc/<pid>/stat. The program's name stands in parentheses and may hold anything,
 * so fields are counted from the last one. Source: proc_pid_stat(5).
 */
export const parseStat = (line: string): ProcessStat => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    resident: Number(fields[21]) * PAGE_BYTES,
  };
};

/** Bytes that a process and all that it started hold. Memory they share counts once for each. */
export const residentOfTree = (processes: readonly ProcessStat[], root: number): number => {
  const children = new Map<number, ProcessStat[]>();
  for (const child of processes) {
    children.set(child.parent, [...(children.get(child.parent) ?? []), child]);
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce((bytes, child) => bytes + child.resident + sum(child.pid), 0);
  return (processes.find(({pid}) => pid === root)?.resident ?? 0) + sum(root);
};

const readProcesses = (): readonly ProcessStat[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });

/**
 * Watches a process and all that it starts. Linux only.
 *
 * @returns a function that ends the watch and says how many bytes they held at most.
 */
export const watchPeakMemory = (pid: number): (() => number) => {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, residentOfTree(readProcesses(), pid));
  };
  look();
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
};
