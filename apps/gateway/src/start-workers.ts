import type { Serializable } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GatewayConfig } from './config/env.ts';
import type { Gateway } from './gateway.ts';
import type { Log } from './log.ts';

/** A worker exited before it was ready, or stopped without recording all its counts. The worker has logged the reason. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly code = 'GATEWAY_WORKER_FAILED';
}

interface Listener {
  readonly isConnected: () => boolean;
  readonly send: (message: Serializable, onSent: (error: Error | null) => void) => unknown;
}

/** Relays a message to all workers except its sender. Workers that are exiting can miss it. */
export function relay(message: Serializable, from: Listener, all: readonly (Listener | undefined)[]): void {
  for (const listener of all) {
    if (listener !== undefined && listener !== from && listener.isConnected()) listener.send(message, () => undefined);
  }
}

/**
 * Sends a message to the primary, which relays it to all other workers. Does nothing without a primary, because this process then exits
 * as well.
 */
export function sendToOthers(message: Serializable): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const restartMs = 1_000;

/**
 * Runs gateways in processes that share the port, and restarts those that die. They broadcast what they admit, so that limits per second
 * apply to all of them together, see `SpendingShare`.
 *
 * @throws {WorkerFailedError} if the first worker exits before it listens, after logging the reason
 */
export async function startWorkers(
  { workers: count, filterSecret, metrics }: Pick<GatewayConfig, 'workers' | 'filterSecret' | 'metrics'>,
  log: Log,
): Promise<Gateway> {
  // With secrets of their own, workers wouldn't recognize each other's filters. Each worker serves its own metrics, on the port plus its
  // number.
  const metricsOf = (number: number) => (metrics === null ? {} : { METRICS_PORT: String(metrics.port === 0 ? 0 : metrics.port + number) });
  const numbers = new Map<number, number>();
  const fork = (number: number) => {
    const worker = cluster.fork({ GATEWAY_FILTER_SECRET: filterSecret, ...metricsOf(number) });
    numbers.set(worker.id, number);
    return worker;
  };
  // Let the kernel distribute connections, which gives 12–22% more requests per second than the primary.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.on('message', (from, message) => relay(message, from, Object.values(cluster.workers ?? {})));
  let isStopping = false;
  // Start one worker first, so that errors that affect all of them are logged once.
  const { address, port } = await listening(fork(0));
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => listening(fork(index + 1))));
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    log('error', 'worker ended', { pid: worker.process.pid, code, signal });
    const number = numbers.get(worker.id) ?? 0;
    numbers.delete(worker.id);
    setTimeout(() => {
      if (!isStopping) fork(number);
    }, restartMs);
  });
  return {
    address: `http://${address}:${port}`,
    metricsUrl: null,
    // Workers watch the files themselves, but signals only reach this process.
    reload: async () => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGHUP');
    },
    drain: async (_ms, signal) => {
      isStopping = true;
      const live = liveWorkers();
      signal.addEventListener('abort', () => live.forEach((worker) => worker.process.kill('SIGINT')), { once: true });
      await stopWorkers(live, 'SIGTERM');
    },
    stop: async () => {
      isStopping = true;
      await stopWorkers(liveWorkers(), 'SIGINT');
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

const liveWorkers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** @throws {WorkerFailedError} if a worker didn't record all its counts */
async function stopWorkers(workers: readonly Worker[], signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  const codes = await Promise.all(workers.map((worker) => stopWorker(worker, signal)));
  if (codes.some((code) => code !== 0)) throw new WorkerFailedError();
}

/** Resolves with the exit code, or null if a signal ended the worker. */
async function stopWorker(worker: Worker, signal: 'SIGTERM' | 'SIGINT'): Promise<number | null> {
  const exited = once(worker, 'exit') as Promise<[code: number | null]>;
  worker.process.kill(signal);
  const [code] = await exited;
  return code;
}
