import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WardenMessage, WatchMessage } from './warden-protocol.ts';

let warden: ChildProcess | undefined;

/**
 * Makes sure that a process does not outlive this one, even where this one is killed with SIGKILL.
 *
 * @returns call it when the process has ended, or is to live on
 */
export function watchProcess(entry: Omit<WatchMessage, 'type'>): () => void {
  send({ type: 'watch', ...entry });
  return () => send({ type: 'release', pid: entry.pid });
}

function send(message: WardenMessage): void {
  warden ??= startWarden();
  warden.stdin?.write(`${JSON.stringify(message)}\n`);
}

/** One per process that supervises, detached so that a Ctrl-C in the terminal does not reach it, and keeping nobody alive. */
function startWarden(): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./warden-main.ts', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => undefined);
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  child.once('exit', () => {
    if (warden === child) warden = undefined;
  });
  return child;
}
