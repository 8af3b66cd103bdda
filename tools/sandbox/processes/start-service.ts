import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';
import { startProcess, type ManagedProcess } from './start-process.ts';

export interface StartServiceParameters {
  /** Name for messages: "the API". */
  name: string;
  entryFile: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Path that answers 2xx when the service is healthy. */
  healthPath: string;
  /** Restart it when its sources change. */
  watch?: boolean;
  /** Called when a watched service fails; it restarts on the next change. */
  onFailure?: (line: string) => void;
}

export interface RunningService extends Pick<ManagedProcess, 'exited' | 'lastLines' | 'stop'> {
  address: string;
}

/**
 * Starts one of our servers and resolves when it is ready and healthy.
 *
 * @throws {StackError} CHILD_FAILED, with the service's last message
 */
export async function startService({
  name,
  entryFile,
  env,
  logFile,
  healthPath,
  watch = false,
  onFailure,
}: StartServiceParameters): Promise<RunningService> {
  const { promise: ready, resolve: isReady } = Promise.withResolvers<string>();
  const args = watch ? ['--watch', '--watch-preserve-output', entryFile] : [entryFile];
  const onLine = (line: string) => {
    const address = findReadyAddress(line);
    if (address !== undefined) isReady(address);
    if (watch && line.startsWith('Failed running')) onFailure?.(`${name} failed and waits for a change (log: ${logFile})`);
  };
  const service = await startProcess({ name, command: process.execPath, args, env, logFile, graceMs, onLine });
  const failed = async (reason: Promise<unknown>, text: string): Promise<never> => {
    await reason;
    await service.stop();
    // The reason can still be on its way. Programs that outlive the service can hold its output.
    await Promise.race([service.closed, sleep(closeMaxMs)]);
    throw new StackError('CHILD_FAILED', `${capitalized(name)} did not start: ${lastWords(service.lastLines()) ?? text} (log: ${logFile})`);
  };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((resolve) => (timer = setTimeout(resolve, readyTimeoutMs)));
  try {
    const address = await Promise.race([ready, failed(service.exited, 'it ended'), failed(tooLate, 'it took too long')]);
    await Promise.race([
      waitUntilHealthy(address + healthPath),
      failed(service.exited, 'it ended'),
      failed(tooLate, 'it answers, but is not healthy'),
    ]);
    return { address, exited: service.exited, lastLines: service.lastLines, stop: service.stop };
  } finally {
    clearTimeout(timer);
  }
}

const readySchema = z.object({ ready: z.literal(true), address: z.url() });

/** Parses the ready line of one of our servers; undefined for every other line. */
export function findReadyAddress(line: string): string | undefined {
  if (!line.startsWith('{"ready":true')) return undefined;
  return readySchema.safeParse(JSON.parse(line)).data?.address;
}

const pollMs = 50;
const timeoutMs = 60_000;
const attemptTimeoutMs = 10_000;

/** Resolves when the URL answers 2xx. @throws the last failure after a minute */
async function waitUntilHealthy(url: string): Promise<void> {
  for (const deadline = performance.now() + timeoutMs; ; await sleep(pollMs)) {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(attemptTimeoutMs) });
      await reply.arrayBuffer();
      if (reply.ok) return;
      throw new Error(`${url} answers ${reply.status}`);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}

const readyTimeoutMs = 60_000;
const graceMs = 2800;
const closeMaxMs = 1000;

/** The last plain-text line of the output: servers log JSON but print the reason of a failure as text. */
export function lastWords(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => line.trim() !== '' && !/^(\{|\s|Node\.js v)/.test(line)) ?? lines.at(-1);
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
