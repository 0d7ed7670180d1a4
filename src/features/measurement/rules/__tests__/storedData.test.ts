import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  deviceStorage,
  recipients,
  storedTables,
  tablesWithoutVisitors,
  reportedEvents,
} from '../../../legal/storedData.ts';
import type {AnalyticsEvent} from '../events.ts';

const root = path.resolve(__dirname, '../../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const policy = oneLine(read('src/pages/privacy.mdx'));
const sql = readdirSync(path.join(root, 'supabase/migrations'))
  .sort()
  .map((file) => read(`supabase/migrations/${file}`))
  .join('\n')
  .replace(/--.*$/gm, '');

/** The compiler reports an event that is missing here. */
const told: Readonly<Record<AnalyticsEvent['type'], string>> = reportedEvents;

/** Columns by table, from the `create` and `add` statements of the migrations. */
const columnsOf = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const tables = new Map<string, Set<string>>();
  for (const [, table = '', body = ''] of sql.matchAll(
    /create table ([\w.]+) \(([\s\S]*?)\n\);/g,
  )) {
    const names = [...body.matchAll(/^ {2}(\w+) [a-z]/gm)].map(([, name = '']) => name);
    const constraints = /^(?:constraint|primary|unique|check|foreign|like)$/;
    tables.set(table, new Set(names.filter((name) => !constraints.test(name))));
  }
  for (const [, table = '', body = ''] of sql.matchAll(/alter table ([\w.]+)([\s\S]*?);/g))
    for (const [, name = ''] of body.matchAll(/add column (\w+)/g)) tables.get(table)?.add(name);
  return tables;
};

const sources = (): readonly string[] =>
  ['src', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !file.includes('__tests__'))
      .map((file) => read(path.join(folder, file))),
  );

describe('what the site stores', () => {
  it('storedData lists every column of every table', () => {
    const tables = columnsOf();
    expect([...tables.keys()].sort()).toEqual(
      [...Object.keys(storedTables), ...tablesWithoutVisitors].sort(),
    );
    for (const [table, {columns}] of Object.entries(storedTables))
      expect([...(tables.get(table) ?? [])].sort()).toEqual(Object.keys(columns).sort());
  });

  it.each(['localStorage', 'sessionStorage'] as const)('lists every key in %s', (storage) => {
    const keys = sources().flatMap((text) =>
      [
        ...text.matchAll(
          new RegExp(`${storage}(?:\\.setItem\\(|\\[)\\s*([^,\\]]+?)\\s*[,\\]]`, 'g'),
        ),
      ].map(([, key]) => key),
    );
    expect(new Set(keys)).toEqual(new Set(Object.keys(deviceStorage[storage])));
  });

  it('the privacy policy lists all stored data, with its retention and who sees it', () => {
    const words = [
      ...Object.values(storedTables).flatMap(({kept, columns}) => [
        kept,
        ...Object.values(columns),
      ]),
      ...Object.values(deviceStorage.byDocusaurus),
      ...Object.values(deviceStorage.localStorage),
      ...Object.values(deviceStorage.sessionStorage),
      deviceStorage.history,
      ...Object.values(told),
      ...recipients,
    ];
    expect(words.filter((text) => text !== null && !policy.includes(text))).toEqual([]);
  });
});
