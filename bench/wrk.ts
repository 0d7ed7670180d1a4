/** What one run of wrk measured. */
export interface WrkResult {
  readonly requestsPerSecond: number;
  /** Milliseconds until half, and until 99 of 100, requests were answered. */
  readonly median: number;
  readonly p99: number;
  readonly megabytesPerSecond: number;
  /** Answers other than 2xx and 3xx, and connections that broke. */
  readonly failures: number;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1_000, m: 60_000};
const BYTES: Readonly<Record<string, number>> = {
  B: 1e-6,
  KB: 1.024e-3,
  MB: 1.048576,
  GB: 1073.741824,
};

/**
 * Reads wrk's own report (`wrk --latency`).
 *
 * @throws {Error} with the report when a figure is not where wrk 4 puts it.
 */
export const parseWrk = (report: string): WrkResult => {
  const find = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(report);
    if (!found) throw new Error(`wrk reported nothing for ${pattern.source}:\n${report}`);
    return found;
  };
  const time = (percent: number): number => {
    const [, value, unit = ''] = find(new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm'));
    return Number(value) * (UNITS[unit] ?? NaN);
  };
  const [, amount, unit = ''] = find(/^Transfer\/sec:\s+([\d.]+)(B|KB|MB|GB)$/m);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0';
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1) ??
    [];
  return {
    requestsPerSecond: Number(find(/^Requests\/sec:\s+([\d.]+)$/m)[1]),
    median: time(50),
    p99: time(99),
    megabytesPerSecond: Number(amount) * (BYTES[unit] ?? NaN),
    failures: [refused, ...sockets].reduce((sum, value) => sum + Number(value), 0),
  };
};
