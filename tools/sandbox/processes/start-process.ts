import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import { openLogFile } from './log-file.ts';
import { findProcessIdentity } from './process-identity.ts';
import { assertNotStopping, registerProcess, type ProcessTier } from './running-processes.ts';
import { terminateProcess } from './terminate-process.ts';
import { watchProcess } from './warden.ts';

export interface StartProcessParameters {
  /** What people call it. */
  name: string;
  /** What is stopped after it, or before; `service` by default. */
  tier?: ProcessTier;
  command: string;
  args: readonly string[];
  /** The whole environment; nothing is inherited. */
  env: NodeJS.ProcessEnv;
  /** Where its output goes. */
  logFile: string;
  cwd?: string;
  uid?: number | undefined;
  gid?: number | undefined;
  /** Asks it to stop; SIGTERM by default. */
  stopSignal?: 'SIGINT' | 'SIGTERM' | 'SIGQUIT';
  /** How long it may take to stop before it is killed. */
  graceMs?: number;
  /** Removed after it when this process is killed. */
  throwAwayDir?: string | undefined;
  /** Keeps lines out of the log file and of `lastLines`. */
  isLogged?: (line: string) => boolean;
  /** Each line it writes, to either stream. */
  onLine?: (line: string) => void;
}

export interface ManagedProcess {
  pid: number;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  hasExited: () => boolean;
  /** Its latest output, oldest first. */
  lastLines: () => readonly string[];
  /** Resolves when it is gone. Safe to repeat. */
  stop: () => Promise<void>;
}

const keptLines = 50;

/**
 * Starts a program that ends with us: when we stop it, and when we are killed.
 *
 * @throws the system's error (ENOENT, EACCES …) where it cannot be started
 */
export async function startProcess(parameters: StartProcessParameters): Promise<ManagedProcess> {
  const {
    name,
    tier = 'service',
    command,
    args,
    env,
    cwd,
    uid,
    gid,
    logFile,
    stopSignal = 'SIGTERM',
    graceMs = 3000,
    throwAwayDir,
    isLogged,
    onLine,
  } = parameters;
  assertNotStopping();
  // A group of its own: a Ctrl-C in the terminal must not reach it before the supervisor has stopped those who use it.
  const child = spawn(command, args, { env, cwd, uid, gid, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const end = { pid, identity: findProcessIdentity(pid) ?? '', signal: stopSignal, graceMs };
  const release = watchProcess({ ...end, directory: throwAwayDir });
  const stop = async () => {
    await terminateProcess(end);
    release();
  };
  const unregister = registerProcess({ name, tier, pid, identity: end.identity, stop });
  child.once('exit', unregister);

  const log = openLogFile(logFile);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine?.(line);
      if (isLogged?.(line) === false) return;
      log.write(`${line}\n`);
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    });
    (stream as Socket).unref();
  }
  child.unref();
  child.once('close', () => log.close());
  return {
    pid,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    lastLines: () => lines,
    stop,
  };
}
