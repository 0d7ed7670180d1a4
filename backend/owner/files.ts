/** All rows at once: on the screen, or as a file. */
import {writeFileSync} from 'node:fs';
import type {Database} from '../database/database.ts';
import {formatCsv} from './csv.ts';
import {type Row, runOwnerTask} from './tasks.ts';
import {card, counted, table} from './terminal.ts';

const heading = (count: number, one: string): string =>
  count === 0 ? `No ${one}s yet.` : `${counted(count, one)}, newest first (times in UTC):`;

const filled = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));

/** Both tables, for the screen. */
export const list = async (database: Database): Promise<string> => {
  const newsletter = await runOwnerTask(database, {task: 'list newsletter'});
  const messages = await runOwnerTask(database, {task: 'list messages'});
  return [
    heading(newsletter.length, 'newsletter subscription'),
    ...table(newsletter),
    '',
    heading(messages.length, 'contact message'),
    ...messages.flatMap((row, index) => [...(index > 0 ? [''] : []), ...card(filled(row))]),
  ].join('\n');
};

const write = (file: string, content: string): void => {
  try {
    // Personal data: for this user's eyes, and never over a file that is there.
    writeFileSync(file, content, {flag: 'wx', mode: 0o600});
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${file} exists already; choose another name.`);
    if (code === 'ENOENT') throw new Error(`There is no folder for ${file}; make it first.`);
    throw new Error(`${file} can't be written (${code}).`, {cause: error});
  }
};

export interface ExportForm {
  /** Who was subscribed too, and who has not confirmed. */
  readonly all: boolean;
  /** For programs that import addresses, not for spreadsheets. */
  readonly exact: boolean;
}

/** Rows as a CSV file. */
export const exportRows = async (
  database: Database,
  what: 'newsletter' | 'messages',
  file: string,
  {all, exact}: ExportForm,
): Promise<string> => {
  const rows = await runOwnerTask(database, {
    task: what === 'newsletter' && all ? 'export newsletter --all' : `export ${what}`,
  });
  if (rows.length === 0) {
    const hint = what === 'newsletter' && !all ? ' Sign-ups that are not confirmed: --all.' : '';
    return `There is nothing to export, so ${file} was not made.${hint}`;
  }
  write(file, formatCsv(rows, exact ? 'exact' : 'spreadsheet'));
  return `${counted(rows.length, 'row')} in ${file}.`;
};
