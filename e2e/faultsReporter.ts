import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';

import {type FaultId, faultIds, faults, groupOf, HELD, pageGroupIds, pageGroups} from './faults';

/** What `npm run faults:table` reads. */
export const FAULTS_REPORT = path.join(__dirname, '..', '.test', 'faults.json');

/** Gathers which pages held under which fault, prints the matrix, and leaves it in .test. */
export default class FaultsReporter implements Reporter {
  private readonly held = new Map<FaultId, Set<string>>();

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return;
    for (const {type, description} of result.annotations) {
      if (type !== HELD || description === undefined) continue;
      const [id, page] = description.split(' ') as [FaultId, string];
      this.held.set(id, (this.held.get(id) ?? new Set()).add(page));
    }
  }

  onEnd(_result: FullResult): void {
    if (this.held.size === 0) return;
    const lines = faultIds.map((id) => {
      const pages = [...(this.held.get(id) ?? [])];
      const counts = pageGroupIds.map((group) => {
        const count = pages.filter((page) => groupOf(page) === group).length;
        return (count === 0 ? '-' : String(count)).padStart(pageGroups[group].name.length);
      });
      return `${faults[id].name.slice(0, 52).padEnd(54)}${counts.join('  ')}`;
    });
    const head = `${'Pages that held'.padEnd(54)}${pageGroupIds.map((id) => pageGroups[id].name).join('  ')}`;
    console.log(`\n${[head, ...lines].join('\n')}`);
    mkdirSync(path.dirname(FAULTS_REPORT), {recursive: true});
    const report = Object.fromEntries([...this.held].map(([id, pages]) => [id, [...pages].sort()]));
    writeFileSync(FAULTS_REPORT, `${JSON.stringify(report, null, 2)}\n`);
  }
}
