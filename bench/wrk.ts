/** What one run of wrk measured; milliseconds. */
export interface WrkResult {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  /** Answers other than 2xx and 3xx, and connections that broke. */
  readonly failures: number;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1_000, m: 60_000};

/**
 * Reads wrk's own report (`wrk --latency`).
 *
 * @throws {Error} with the report when a figure is not where wrk 4 puts it.
 */
export const parseWrk = (report: string): WrkResult => {
  const find = (pattern: RegExp): readonly string[] => {
    const found = pattern.exec(report);
    if (!found) throw new Error(`wrk reported nothing for ${pattern.source}:\n${report}`);
    return found;
  };
  const time = (pattern: RegExp): number => {
    const [, value, unit = ''] = find(pattern);
    return Number(value) * (UNITS[unit] ?? NaN);
  };
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0;
  const broken = /Socket errors: (.+)/.exec(report)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: Number(find(/^Requests\/sec:\s+([\d.]+)$/m)[1]),
    median: time(/^\s+50%\s+([\d.]+)(us|ms|s|m)$/m),
    p99: time(/^\s+99%\s+([\d.]+)(us|ms|s|m)$/m),
    failures: [wrong, ...broken].reduce<number>((sum, count) => sum + Number(count), 0),
  };
};
