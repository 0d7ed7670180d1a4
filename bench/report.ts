import type {AppliedTiming} from './applied';
import type {Press} from './hurried';
import {type Category, DESKTOP_INDEX, type LighthouseRun} from './lighthouse';
import {median} from './timing';
import {type Variant, VARIANTS} from './variants';

/** Everything that one run of the benchmark measured. */
export interface Report {
  /** ISO date. */
  readonly date: string;
  readonly browser: string;
  readonly runs: number;
  readonly loads: readonly {
    readonly page: string;
    readonly variant: Variant;
    readonly simulated: readonly LighthouseRun[];
    /** At 8 ×; empty for variants that were not measured so. */
    readonly slowCpu: readonly LighthouseRun[];
    /** At what 4 × and 8 × are on a fast desktop; the second empty as `slowCpu` is. */
    readonly phone: readonly LighthouseRun[];
    readonly slowPhone: readonly LighthouseRun[];
    readonly applied: readonly AppliedTiming[];
  }[];
  /** Only of the site as we ship it. */
  readonly ours: readonly {
    readonly page: string;
    readonly desktop: readonly LighthouseRun[];
    /** The same pages in the whole browser; null where it was not asked for. */
    readonly wholeBrowser: {
      readonly usual: readonly LighthouseRun[];
      readonly slowCpu: readonly LighthouseRun[];
    } | null;
  }[];
  readonly presses: readonly {
    readonly widget: string;
    /** Milliseconds after the first paint. */
    readonly moment: number;
    /** null: what was asked for did not come in time. */
    readonly presses: readonly (Press | null)[];
  }[];
}

const of = <T>(runs: readonly T[], pick: (run: T) => number): number => median(runs.map(pick));

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const kilobytes = (bytes: number): string => whole(bytes / 1000);
const ratio = (value: number, base: number): string => (value / base).toFixed(2);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** NaN, which the report shows, where a run was not asked for that category. */
const scoreOf = (runs: readonly LighthouseRun[], category: Category): number =>
  of(runs, (run) => run.scores[category] ?? NaN);

const scores = (runs: readonly LighthouseRun[]): string =>
  (['performance', 'accessibility', 'best-practices', 'seo'] as const)
    .map((category) => whole(scoreOf(runs, category)))
    .join(' ');

const loadsTable = ({loads}: Report): string =>
  table(
    [
      'page',
      'variant',
      'score',
      'FCP ms',
      'LCP ms',
      'LCP ÷ bare',
      'TBT ms',
      'CLS',
      'applied FCP',
      'applied LCP',
      '÷ bare',
      'applied TBT',
      'scripts before LCP',
      'kB in all',
      'JS kB',
    ],
    loads.map(({page, variant, simulated, applied}) => {
      const bare = loads.find((load) => load.page === page && load.variant === 'bare');
      const lcp = of(simulated, (run) => run.lcp);
      const appliedLcp = of(applied, (run) => run.lcp);
      return [
        page,
        VARIANTS[variant],
        whole(scoreOf(simulated, 'performance')),
        whole(of(simulated, (run) => run.fcp)),
        whole(lcp),
        bare
          ? ratio(
              lcp,
              of(bare.simulated, (run) => run.lcp),
            )
          : '',
        whole(of(simulated, (run) => run.tbt)),
        of(simulated, (run) => run.cls).toFixed(3),
        whole(of(applied, (run) => run.fcp)),
        whole(appliedLcp),
        bare
          ? ratio(
              appliedLcp,
              of(bare.applied, (run) => run.lcp),
            )
          : '',
        whole(of(applied, (run) => run.tbt)),
        whole(of(simulated, (run) => run.scriptsBeforeLcp)),
        kilobytes(of(simulated, (run) => run.bytes)),
        kilobytes(of(simulated, (run) => run.scriptBytes)),
      ];
    }),
  );

const phonesTable = ({loads}: Report): string =>
  table(
    [
      'page',
      'variant',
      'slower than here',
      'score',
      'LCP ms',
      'TBT ms',
      'twice as slow: slower than here',
      'score',
      'TBT ms',
    ],
    loads.map(({page, variant, phone, slowPhone}) => [
      page,
      VARIANTS[variant],
      `${of(phone, (run) => run.slowdown).toFixed(1)} ×`,
      whole(scoreOf(phone, 'performance')),
      whole(of(phone, (run) => run.lcp)),
      whole(of(phone, (run) => run.tbt)),
      ...(slowPhone.length > 0
        ? [
            `${of(slowPhone, (run) => run.slowdown).toFixed(1)} ×`,
            whole(scoreOf(slowPhone, 'performance')),
            whole(of(slowPhone, (run) => run.tbt)),
          ]
        : ['', '', '']),
    ]),
  );

const oursTable = ({loads, ours}: Report): string => {
  const isWholeToo = ours.some(({wholeBrowser}) => wholeBrowser !== null);
  return table(
    [
      'page',
      'mobile',
      'desktop',
      '8 × CPU: score',
      'TBT ms',
      'bare at 8 ×: score',
      'TBT ms',
      ...(isWholeToo ? ['whole browser: TBT ms', 'at 8 × CPU: score', 'TBT ms'] : []),
      'audits that cost points',
    ],
    ours.map(({page, desktop, wholeBrowser}) => {
      const loadOf = (wanted: Variant) =>
        loads.find((load) => load.page === page && load.variant === wanted);
      const mobile = loadOf('deferred')?.simulated ?? [];
      const failed = new Set([...mobile, ...desktop].flatMap((run) => run.failed));
      return [
        page,
        scores(mobile),
        scores(desktop),
        ...(['deferred', 'bare'] as const).flatMap((variant) => {
          const runs = loadOf(variant)?.slowCpu ?? [];
          return [whole(scoreOf(runs, 'performance')), whole(of(runs, (run) => run.tbt))];
        }),
        ...(wholeBrowser
          ? [
              whole(of(wholeBrowser.usual, (run) => run.tbt)),
              whole(scoreOf(wholeBrowser.slowCpu, 'performance')),
              whole(of(wholeBrowser.slowCpu, (run) => run.tbt)),
            ]
          : []),
        [...failed].join(', ') || 'none',
      ];
    }),
  );
};

/** What the last columns of the scores are, where they are. */
const wholeBrowserNote = ({ours}: Report): string =>
  ours.some(({wholeBrowser}) => wholeBrowser !== null)
    ? `The last columns are the whole Chromium, which draws a window of its own while it opens a page: on two
cores, the page's tasks wait for that, and waiting counts as blocking.`
    : '';

const pressesTable = ({presses}: Report): string =>
  table(
    ['widget', 'pressed at, ms', 'next paint, ms', 'done after, ms', 'lost'],
    presses.map(({widget, moment, presses: runs}) => {
      const done = runs.filter((press) => press !== null);
      const time = (pick: (press: Press) => number): string =>
        done.length > 0 ? whole(of(done, pick)) : 'never';
      return [
        widget,
        whole(moment),
        time((press) => press.nextPaint),
        time((press) => press.done),
        `${runs.length - done.length} of ${runs.length}`,
      ];
    }),
  );

/** Lighthouse's measure of the machine, in all runs: a median, and between which it was. */
const machineSpeed = ({loads}: Report): string => {
  const speeds = loads.flatMap(({simulated}) => simulated.map((run) => run.benchmarkIndex));
  return `${whole(median(speeds))} (${whole(Math.min(...speeds))} to ${whole(Math.max(...speeds))})`;
};

/** The run as markdown. Ratios are to the same page without scripts, from the same run. */
export const formatReport = (report: Report): string => `# How fast pages come up and answer

Written by \`npm run bench\` on ${report.date}: medians of ${report.runs}, Chromium ${report.browser},
Lighthouse 12.8.2, brotli over HTTP/1.1 on this machine. Compare only figures of one run: the
machine's speed changes, and figures beside each other were measured in turn. Lighthouse's benchmark
index of it was ${machineSpeed(report)}; a desktop has 1,500 or more. Where the line is
applied and controls are pressed, V8 is kept from reading React twice, which it does only for a listener
to the page's errors (bench/browser.ts), for all variants.

## Coming up

Simulated: Lighthouse's mobile preset. Applied: the same line and a CPU 4 × slower, really throttled,
loaded in full including what comes after idle. "kB in all" counts everything that came until the page
was quiet, with scripts, the whole style sheet and pages fetched ahead.

${loadsTable(report)}

## On a phone’s processor

Four times slower than what? Lighthouse means a fast desktop, of index 1,500 to 2,000, and says to use a
smaller factor on a slower machine (its docs/throttling.md). Here the factor is such that the index
becomes a quarter, and an eighth, of ${whole(DESKTOP_INDEX)}, by the index measured in each load. All four processors are
computed from the same loads.

${phonesTable(report)}

## Scores

Performance, accessibility, best practices, SEO, as we ship it. The browser is named above. "Bare" is
the same page without scripts: what it takes is the page's text and rules, and this machine.
${wholeBrowserNote(report)}

${oursTable(report)}

## The hurried visitor

Pressed so long after the first paint, or as soon after it as what is pressed stands still, on a CPU 4 ×
slower behind a slow line; medians of ${Math.min(report.runs, 3)}. "Next paint" is the slowest event of the press, to its next frame, as the
browser reports it (0: under 16 ms). "Done" is when the page has done what was asked, with the code
that it had to fetch first. "Lost" counts presses whose outcome did not come within 20 s.

${pressesTable(report)}
`;
