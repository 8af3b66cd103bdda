import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcessIdentity } from '../processes/process-identity.ts';
import { terminateProcess } from '../processes/terminate-process.ts';
import { watchProcess } from '../processes/warden.ts';
import { StackError } from '../stack-error.ts';
import type { Command } from './command-as.ts';
import { findPostmasterFile } from './postmaster-file.ts';

export interface StartServerParameters {
  clusterDir: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
  /** SIGINT is PostgreSQL's fast shutdown: sessions end, a checkpoint is written. SIGQUIT writes none. */
  stopSignal: 'SIGINT' | 'SIGQUIT';
  /** Removed after the server when this process is killed. */
  throwAwayDir?: string | undefined;
}

export interface ServerProcess {
  pid: number;
  exited: Promise<void>;
  stop: () => Promise<void>;
}

const readyTimeoutMs = 30_000;
const stopGraceMs = 2000;
const pollMs = 10;

/** Starts the server process and resolves once it takes connections. @throws {StackError} POSTGRES_FAILED, with the server's own last words */
export async function startServer({ command, args, uid, gid }: Command, parameters: StartServerParameters): Promise<ServerProcess> {
  const { clusterDir, logFile, env, stopSignal, throwAwayDir } = parameters;
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  // A group of its own: a Ctrl-C in the terminal must not reach it before the supervisor has stopped those who use it.
  const child = spawn(command, args, { env, uid, gid, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  await once(child, 'spawn');
  child.unref();
  const pid = child.pid ?? 0;
  const end = { pid, identity: findProcessIdentity(pid) ?? '', signal: stopSignal, graceMs: stopGraceMs };
  const release = watchProcess({ ...end, directory: throwAwayDir });
  const exited = once(child, 'exit').then(() => undefined);
  const stop = async () => {
    await terminateProcess(end);
    release();
  };
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline; await sleep(pollMs)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const file = await findPostmasterFile(clusterDir);
    if (file?.ready && file.pid === pid) return { pid, exited, stop };
  }
  await stop();
  const words = readFileSync(logFile).subarray(logStart).toString('utf8');
  throw new StackError('POSTGRES_FAILED', `PostgreSQL did not start: ${lastComplaint(words)} (log: ${logFile})`);
}

function lastComplaint(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /\b(FATAL|PANIC|ERROR)\b/.test(line)) ?? lines.at(-1) ?? 'it said nothing').replace(
    /^.*?(FATAL|PANIC|ERROR):\s*/,
    '',
  );
}
