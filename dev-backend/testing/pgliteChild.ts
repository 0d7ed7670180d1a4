// Runs PGlite for pgliteProcess.ts: Jest's own modules can't load it.
import {PGlite} from '@electric-sql/pglite';
import type {PgliteAnswer, PgliteRequest} from './pgliteProcess';

const main = async (): Promise<void> => {
  const db = await PGlite.create();
  const send = (answer: PgliteAnswer): void => void process.send?.(answer);
  const answer = async ({id, sql, params}: PgliteRequest): Promise<PgliteAnswer> => {
    try {
      if (params) return {id, rows: (await db.query<object>(sql, [...params])).rows};
      await db.exec(sql);
      return {id, rows: []};
    } catch (error) {
      const {message, code} = error as Error & {code?: string};
      return {id, error: {message, code}};
    }
  };
  process.on('message', (request) => {
    void answer(request as PgliteRequest).then(send);
  });
  process.on('disconnect', () => process.exit(0));
  send({id: 0, rows: []});
};

void main();
