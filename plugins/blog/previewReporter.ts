import {formatProblem, type Problem} from '../../src/lib/problems.ts';

/** Creates a function that prints the problems of a source that it hasn't printed at the source's last report. */
export const previewReporter = (print: (lines: string) => void) => {
  const printed = new Map<string, readonly string[]>();
  return (source: string, problems: readonly Problem[]): void => {
    const lines = problems.map(formatProblem);
    const fresh = lines.filter((line) => !printed.get(source)?.includes(line));
    printed.set(source, lines);
    if (fresh.length > 0) print(fresh.join('\n'));
  };
};
