import {type FaultId, faultIds, faults, type Fault, pageGroupIds, pageGroups} from './faults';

/** What held: faults, and the pages that were looked at. */
export type Held = Readonly<Partial<Record<FaultId, readonly string[]>>>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The matrix as Markdown: what the handbook shows, and what it is compared with. */
export const faultsTable = (): string =>
  [
    row(['Fault', ...pageGroupIds.map((id) => pageGroups[id].name)]),
    row(['---', ...pageGroupIds.map(() => ':-:')]),
    ...faultIds.map((id) => {
      const {name, groups}: Fault = faults[id];
      return row([name, ...pageGroupIds.map((group) => (groups.includes(group) ? 'held' : 'n/a'))]);
    }),
  ].join('\n');

/** The outcomes as a list. */
export const outcomesList = (): string =>
  faultIds.map((id) => `- **${faults[id].name}**: ${faults[id].outcome}`).join('\n');

/** Cells that the table claims and no test has shown. */
export const unproven = (held: Held, groupOf: (path: string) => string): string[] =>
  faultIds.flatMap((id) => {
    const {name, groups}: Fault = faults[id];
    const shown = new Set((held[id] ?? []).map(groupOf));
    return groups
      .filter((group) => !shown.has(group))
      .map((group) => `${name}: ${pageGroups[group].name}`);
  });
