import {fork} from 'node:child_process';
import path from 'node:path';
import type {Engine, Session} from '../engine/engine';

export interface PgliteRequest {
  readonly id: number;
  readonly sql: string;
  /** Absent: several statements. */
  readonly params?: readonly string[];
}

export type PgliteAnswer =
  | {readonly id: number; readonly rows: readonly object[]}
  | {readonly id: number; readonly error: {readonly message: string; readonly code?: string}};

/** A PGlite in memory, in a process of its own, as the engine that the backend uses. */
export const openPgliteProcess = async (): Promise<Engine> => {
  const child = fork(path.join(__dirname, 'pgliteChild.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {...process.env, NODE_ENV: undefined},
  });
  const waiting = new Map<number, (answer: PgliteAnswer) => void>();
  const ready = new Promise<PgliteAnswer>((resolve, reject) => {
    waiting.set(0, resolve);
    child.once('exit', () => reject(new Error('PGlite ended before it was ready')));
  });
  child.on('message', (message) => {
    const answer = message as PgliteAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await ready;

  let last = 0;
  const ask = async (sql: string, params?: readonly string[]): Promise<readonly object[]> => {
    const id = (last += 1);
    const answer = await new Promise<PgliteAnswer>((resolve) => {
      waiting.set(id, resolve);
      child.send({id, sql, params} satisfies PgliteRequest);
    });
    if ('rows' in answer) return answer.rows;
    throw Object.assign(new Error(answer.error.message), {code: answer.error.code});
  };
  const session: Session = {
    query: async <Row extends object>(sql: string, params: readonly string[] = []) =>
      (await ask(sql, params)) as Row[],
    run: async (sql) => {
      await ask(sql);
    },
  };

  return {
    description: 'PGlite in a process of its own',
    // One connection: callers take turns, as the tests do.
    transaction: async (work) => {
      await ask('begin');
      try {
        const result = await work(session);
        await ask('commit');
        return result;
      } catch (error) {
        await ask('rollback');
        throw error;
      }
    },
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
};
