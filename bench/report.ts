import {type Control, MOMENTS, type Press} from './earlyInteraction.ts';
import type {Load} from './lighthouse.ts';
import type {Visit} from './links.ts';

/** What the site keeps to: ratios to the page without scripts, kB, milliseconds, shift. */
const BUDGETS = {
  simulated: 1.05,
  // The bare page is painted before its fonts arrive.
  simulatedContact: 1.3,
  applied: 1.1,
  scripts: 125,
  nextFrame: 200,
  /** While a page comes up: its fonts swap in. */
  loadShift: 0.01,
  /** Of a whole visit. */
  shift: 0.05,
  heading: 450,
} as const;

export type Cell = string | number;
const cell = (value: Cell): string =>
  typeof value === 'number' ? Math.round(value).toLocaleString('en-US') : value;

/** A markdown table; numbers are rounded. */
const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** What is over its budget stands out. */
const within = (value: number, budget: number, digits = 0): string => {
  const text = digits > 0 ? value.toFixed(digits) : cell(value);
  return value <= budget ? text : `**${text}**`;
};

/** The median; of an even number, the lower of the two. NaN of none. */
const middle = <T>(runs: readonly T[], pick: (run: T) => number): number =>
  runs.map(pick).sort((a, b) => a - b)[Math.ceil(runs.length / 2) - 1] ?? NaN;
const worst = <T>(runs: readonly T[], pick: (run: T) => number): number =>
  Math.max(...runs.map(pick));

export interface Loads {
  readonly name: string;
  /** The variant without scripts that it is held against; of that itself, null. */
  readonly bare: string | null;
  readonly simulated: readonly Load[];
  readonly applied: readonly Load[];
}

const LOADS = [
  ...['page', 'variant', 'scores', 'LCP ms', '÷ bare', 'applied LCP', '÷ bare', 'TBT ms'],
  ...['applied TBT', 'CLS', 'kB', 'JS kB', 'failed audits', 'machine'],
];
export const loadRows = (page: string, variants: readonly Loads[]): Cell[][] =>
  variants.map(({name, bare, simulated, applied}) => {
    const base = variants.find((variant) => variant.name === bare);
    const lcp = (runs: readonly Load[] = []): number => middle(runs, (run) => run.lcp);
    const ratio = (value: number, beside: number, budget: number): string =>
      base ? within(value / beside, budget, 2) : '';
    const budget = page === '/contact' ? BUDGETS.simulatedContact : BUDGETS.simulated;
    return [
      ...[page, name],
      (simulated[0]?.scores ?? [])
        .map((_, at) => middle(simulated, ({scores}) => scores[at] ?? NaN))
        .join(' '),
      ...[lcp(simulated), ratio(lcp(simulated), lcp(base?.simulated), budget)],
      ...[lcp(applied), ratio(lcp(applied), lcp(base?.applied), BUDGETS.applied)],
      ...[middle(simulated, (run) => run.tbt), middle(applied, (run) => run.tbt)],
      within(
        worst([...simulated, ...applied], (run) => run.cls),
        BUDGETS.loadShift,
        3,
      ),
      middle(simulated, (run) => run.bytes) / 1000,
      within(middle(simulated, (run) => run.scriptBytes) / 1000, BUDGETS.scripts),
      [...new Set(simulated.flatMap(({failed}) => failed))].join(', '),
      middle(simulated, (run) => run.machine),
    ];
  });

const PRESSES = [
  ...['control', 'on', 'variant', ...MOMENTS.map((moment) => `${moment} ms`)],
  ...['once', 'done ms', 'shift'],
];
/** @param moments in the order of MOMENTS */
export const pressRow = (
  variant: string,
  {name, path}: Control,
  moments: readonly (readonly Press[])[],
): Cell[] => {
  const all = moments.flat();
  const once = all.filter(({isOnce}) => isOnce).length;
  return [
    ...[name, path, variant],
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
};

const LINKS = ['from', 'to', 'variant', 'heading ms', 'slowest', 'begins at', 'left at', 'Back at'];
export const linkRow = (
  variant: string,
  link: readonly [string, string],
  visits: readonly Visit[],
): Cell[] => [
  ...[...link, variant],
  within(
    middle(visits, (visit) => visit.heading),
    BUDGETS.heading,
  ),
  worst(visits, (visit) => visit.heading),
  within(
    worst(visits, (visit) => visit.top),
    0,
  ),
  visits.map((visit) => cell(visit.left)).join(' '),
  visits
    .map(({left, back}) => (Math.abs(back - left) <= 2 ? cell(back) : `**${cell(back)}**`))
    .join(' '),
];

/** What was measured, as markdown. Parts that were left out are not in it. */
export const formatReport = (
  {loads, presses, links}: Readonly<Record<'loads' | 'presses' | 'links', Cell[][]>>,
  runs: number,
  browser: string,
): string =>
  [
    `# How fast pages come up and answer

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${runs} runs, Chromium ${browser}, the site’s own server with
HTTP/2, TLS and brotli 11 on this machine. Compare only figures of one run. **Bold** is over its budget
(bench/report.ts).`,
    loads.length > 0 &&
      `## Coming up

Lighthouse 13's mobile preset, medians: simulated, and applied by the browser (\`devtools\`: slow 4G and a
CPU 4 × slower). "Bare" is the same page without scripts. CLS is the worst run's, kB all that came,
"machine" Lighthouse's benchmark index of it (a desktop has 1,500 or more).

${table(LOADS, loads)}`,
    presses.length > 0 &&
      `## Presses soon after the first paint

Controls pressed so long after the first paint, on a CPU 4 × slower behind slow 4G. Under each moment: the
slowest run's ms to the next frame (0: under 16). "Once": how many presses took effect, and no second
time. "Done" is the slowest, with the code that had to be fetched; "shift" the worst whole visit's.

${table(PRESSES, presses)}`,
    links.length > 0 &&
      `## Links

On the same phone the pointer rests 600 ms on the last such link of a page that was just opened, and
presses: median and slowest until the next page's heading is shown; at which pixel that page begins,
where the link was, and where Back led to.

${table(LINKS, links)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
