import { startProcess, type ManagedProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import { findReadyAddress } from './find-ready-address.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

export interface StartServiceParameters {
  /** What people call it: "the API". */
  name: string;
  entryFile: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Path that answers 2xx when it works. */
  healthPath: string;
  /** Restart it when its sources change. */
  watch?: boolean;
  /** Told when a watched service fails; it starts again with the next change. */
  onFailure?: (line: string) => void;
}

export interface RunningService extends Pick<ManagedProcess, 'exited' | 'lastLines' | 'stop'> {
  address: string;
}

const readyTimeoutMs = 60_000;
const graceMs = 2800;

/**
 * Starts one of our own servers and resolves when it has said that it is ready and answers.
 *
 * @throws {StackError} CHILD_FAILED, with its own last words
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
    throw new StackError('CHILD_FAILED', `${capitalised(name)} did not start: ${lastWords(service.lastLines()) ?? text} (log: ${logFile})`);
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

/** The last line that a person would read: servers log JSON, and say why they give up in plain words. */
export function lastWords(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => line.trim() !== '' && !/^(\{|\s|Node\.js v)/.test(line)) ?? lines.at(-1);
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
