// `npm run worker`: sends emails as they become due. `-- --once`: sends those that are due now and ends.
import '../../scripts/lib/atRoot.mjs';
import {withRemedy} from '../database/database.ts';
import {readWorkerSettings} from './settings.ts';
import {startWorker, workOnce} from './worker.ts';

// The queue prints whole errors with it; `log` gets one line for each, without text typed by strangers.
console.trace = () => undefined;

const main = async (args: readonly string[]): Promise<void> => {
  if (args.some((arg) => arg !== '--once')) throw new Error('Usage: npm run worker [-- --once]');
  const settings = readWorkerSettings(process.env);
  const options = {settings, log: (line: string) => console.error(line)};
  if (args.includes('--once')) {
    // A scheduler such as GitHub's then reports the failed run, even if no email of ours can be sent.
    process.exit((await workOnce(options)) ? 0 : 1);
  }
  const worker = await startWorker(options);
  console.log('The worker is running. Ctrl+C stops it after the current email.');
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void worker.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? withRemedy(error).message || error.name : error);
  process.exit(1);
});
