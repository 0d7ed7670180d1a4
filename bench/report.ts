import {writeFileSync} from 'node:fs';

import {format, resolveConfig} from 'prettier';

import {MOMENTS, type Press} from './hurried';
import type {Load} from './lighthouse';
import type {Visit} from './links';
import {median} from './statistics';

/** What the site must keep to; milliseconds, kilobytes, and ratios to the page without scripts. */
const BUDGETS = {
  simulated: 1.05,
  // Its bare page is painted before its fonts arrive.
  simulatedContact: 1.3,
  applied: 1.1,
  scriptKilobytes: 125,
  shift: 0.05,
  nextFrame: 200,
  heading: 450,
} as const;

export interface Measured {
  readonly loads: readonly {
    readonly page: string;
    readonly variant: string;
    /** The variant that it is compared with; of that itself, null. */
    readonly bare: string | null;
    readonly simulated: readonly Load[];
    readonly applied: readonly Load[];
  }[];
  readonly presses: readonly {
    readonly variant: string;
    readonly control: string;
    readonly path: string;
    /** In the order of MOMENTS. */
    readonly moments: readonly (readonly Press[])[];
  }[];
  readonly links: readonly {
    readonly variant: string;
    readonly link: readonly [string, string];
    readonly visits: readonly Visit[];
  }[];
}

export type Cell = string | number;
const cell = (value: Cell): string =>
  typeof value === 'number' ? Math.round(value).toLocaleString('en-US') : value;

/** A markdown table; numbers are rounded. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

export const writeReport = async (file: string, text: string): Promise<void> =>
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));

/** What is over its budget stands out. */
const within = (value: number, budget: number, digits = 0): string => {
  const text = digits > 0 ? value.toFixed(digits) : cell(value);
  return value <= budget ? text : `**${text}**`;
};

const of = <T>(runs: readonly T[], pick: (run: T) => number): number => median(runs.map(pick));
const worst = <T>(runs: readonly T[], pick: (run: T) => number): number =>
  Math.max(...runs.map(pick));

const loadsTable = ({loads}: Measured): string =>
  table(
    [
      ...['page', 'variant', 'scores', 'LCP ms', '÷ bare', 'applied LCP', '÷ bare', 'TBT ms'],
      ...['applied TBT', 'CLS', 'kB', 'JS kB', 'audits that cost points'],
    ],
    loads.map(({page, variant, bare, simulated, applied}) => {
      const base = loads.find((other) => other.page === page && other.variant === bare);
      const lcp = (runs: readonly Load[]): number => of(runs, (run) => run.lcp);
      const ratio = (kind: 'simulated' | 'applied', budget: number): string =>
        base
          ? within(lcp(kind === 'applied' ? applied : simulated) / lcp(base[kind]), budget, 2)
          : '';
      return [
        page,
        variant,
        (simulated[0]?.scores ?? [])
          .map((_, at) => of(simulated, ({scores}) => scores[at] ?? NaN))
          .join(' '),
        lcp(simulated),
        ratio('simulated', page === '/contact' ? BUDGETS.simulatedContact : BUDGETS.simulated),
        lcp(applied),
        ratio('applied', BUDGETS.applied),
        of(simulated, (run) => run.tbt),
        of(applied, (run) => run.tbt),
        worst([...simulated, ...applied], (run) => run.cls).toFixed(3),
        of(simulated, (run) => run.bytes) / 1000,
        within(of(simulated, (run) => run.scriptBytes) / 1000, BUDGETS.scriptKilobytes),
        [...new Set(simulated.flatMap(({failed}) => failed))].join(', '),
      ];
    }),
  );

const pressesTable = ({presses}: Measured): string =>
  table(
    [
      'control',
      'on',
      'variant',
      ...MOMENTS.map((moment) => `${moment} ms`),
      'once',
      'done ms',
      'shift',
    ],
    presses.map(({variant, control, path, moments}) => {
      const all = moments.flat();
      const once = all.filter(({isOnce}) => isOnce).length;
      return [
        ...[control, path, variant],
        ...moments.map((runs) =>
          within(
            worst(runs, (run) => run.nextFrame),
            BUDGETS.nextFrame,
          ),
        ),
        once === all.length ? 'all' : `**${once} of ${all.length}**`,
        worst(all, (run) => run.done),
        within(
          worst(all, (run) => run.shift),
          BUDGETS.shift,
          3,
        ),
      ];
    }),
  );

const linksTable = ({links}: Measured): string =>
  table(
    [
      'from',
      'to',
      'variant',
      'heading ms',
      'slowest',
      'begins at px',
      'left at px',
      'Back led to px',
    ],
    links.map(({variant, link, visits}) => [
      ...[...link, variant],
      within(
        of(visits, (visit) => visit.heading),
        BUDGETS.heading,
      ),
      worst(visits, (visit) => visit.heading),
      within(
        worst(visits, (visit) => visit.top),
        0,
      ),
      visits.map((visit) => visit.left).join(' '),
      visits.map(({left, back}) => (Math.abs(back - left) <= 2 ? back : `**${back}**`)).join(' '),
    ]),
  );

/** What was measured, as markdown. Parts that were left out are not in it. */
export const formatReport = (
  measured: Measured,
  {date, runs, browser}: {readonly date: string; readonly runs: number; readonly browser: string},
): string => {
  const {loads, presses, links} = measured;
  const speeds = loads.flatMap(({simulated}) => simulated.map((run) => run.benchmarkIndex));
  const index = loads.length > 0 ? `, Lighthouse benchmark index ${cell(median(speeds))}` : '';
  return [
    `# How fast pages come up and answer

Written by \`npm run bench\` on ${date}: ${runs} runs, Chromium ${browser}, nginx with HTTP/2, TLS and
brotli 11 on this machine${index}. Compare only figures of one run. **Bold** is over its budget
(bench/report.ts).`,
    loads.length > 0 &&
      `## Coming up

Lighthouse 13's mobile preset, medians: simulated, and applied by the browser (\`devtools\`: slow 4G and a
CPU 4 × slower). "Bare" is the same page without scripts. CLS is the worst run's; kB is all that came.

${loadsTable(measured)}`,
    presses.length > 0 &&
      `## The hurried visitor

Controls pressed so long after the first paint, on a CPU 4 × slower behind slow 4G. Under each moment: the
slowest run's ms to the next frame (0: under 16). "Once": how many presses took effect, and no second
time. "Done" is the slowest, with the code that had to be fetched; "shift" the worst whole visit's.

${pressesTable(measured)}`,
    links.length > 0 &&
      `## Links

On the same phone the pointer rests 600 ms on the last such link of a page that was just opened, and
presses: median and slowest until the next page's heading is shown, where that page begins, and where
Back led to.

${linksTable(measured)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
};
