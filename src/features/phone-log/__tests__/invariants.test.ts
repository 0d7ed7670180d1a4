import fc from 'fast-check';

import {accountParts, unreadText} from '../count/sentences.ts';
import {anyFile} from './files.ts';
import {answerAll, readLog, textOf} from './readFile.ts';

const RUNS = {numRuns: 500, seed: 73};

test('every line of any file is accounted for', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const {sheet} = readLog(textOf(file.bytes));
      const {account} = sheet;
      const {titles, blank, unread, incoming, outgoing, inside, not, undecided} = account;
      const calls = incoming + outgoing + inside + not + undecided;
      expect(account.lines).toBe(file.lines);
      expect(titles + blank + unread + calls).toBe(file.lines);
      // Nothing that can be read is lost, and a broken line costs itself alone.
      expect(calls).toBeGreaterThanOrEqual(file.goodLines);
      expect(unread).toBeLessThanOrEqual(file.brokenLines);
      expect(titles).toBe(file.titleLines);
    }),
    RUNS,
  );
});
