import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A line of JSON on the warden's stdin. */
export const wardenMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    pid: z.int().positive(),
    identity: z.string(),
    signal: z.enum(['SIGINT', 'SIGTERM', 'SIGQUIT']),
    graceMs: z.number().nonnegative(),
    /** Temporary data of the process, removed after it. */
    directory: z.string().optional(),
  }),
  z.object({ type: z.literal('release'), pid: z.int().positive() }),
]);

type WardenMessage = z.infer<typeof wardenMessageSchema>;
export type WatchMessage = Extract<WardenMessage, { type: 'watch' }>;

let warden: ChildProcess | undefined;

/**
 * Ensures that a process does not outlive this one, even if this one is killed with SIGKILL.
 *
 * @returns a function to call when the process has ended or may live on
 */
export function watchProcess(entry: Omit<WatchMessage, 'type'>): () => void {
  send({ type: 'watch', ...entry });
  return () => send({ type: 'release', pid: entry.pid });
}

function send(message: WardenMessage): void {
  warden ??= startWarden();
  warden.stdin?.write(`${JSON.stringify(message)}\n`);
}

/** One warden per supervising process, detached so that Ctrl-C does not reach it, and unreferenced so that it keeps nothing alive. */
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
