import {type ChildProcess, spawn} from 'node:child_process';

/**
 * Ends a program when this process ends for any reason: a shell reads from a pipe, which the system closes
 * then. Windows has no such shell.
 */
export const killChildOnExit = (program: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): void => {
  if (program.pid === undefined || process.platform === 'win32') return;
  const watcher = spawn(
    'sh',
    ['-c', `read -r _; kill -s ${signal.slice(3)} "$0"`, String(program.pid)],
    // In a separate session, or Ctrl+C would end it first.
    {stdio: ['pipe', 'ignore', 'ignore'], detached: true},
  );
  watcher.once('error', () => undefined);
  watcher.unref();
  // Another program may soon get the same process id.
  program.once('exit', () => watcher.kill('SIGKILL'));
};
