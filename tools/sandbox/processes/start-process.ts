import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { findProcessIdentity, terminateProcess } from './os-process.ts';
import { assertNotStopping, registerProcess, type ProcessTier } from './running-processes.ts';
import { watchProcess } from './warden.ts';

interface StartProcessParameters {
  /** Name in messages. */
  name: string;
  /** Stop order; `service` by default. */
  tier?: ProcessTier;
  command: string;
  args: readonly string[];
  /** The whole environment; nothing is inherited. */
  env: NodeJS.ProcessEnv;
  logFile: string;
  cwd?: string;
  uid?: number | undefined;
  gid?: number | undefined;
  /** Signal that asks it to stop; SIGTERM by default. */
  stopSignal?: 'SIGINT' | 'SIGTERM' | 'SIGQUIT';
  /** Time to stop before it is killed. */
  graceMs?: number;
  /** Directory to remove after the process if this one is killed. */
  throwAwayDir?: string | undefined;
  /** Excludes lines from the log file and from `lastLines`. */
  isLogged?: (line: string) => boolean;
  onLine?: (line: string) => void;
}

export interface ManagedProcess {
  pid: number;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it has exited and all of its output is in `lastLines`. Processes that it started can delay this. */
  closed: Promise<unknown>;
  hasExited: () => boolean;
  /** Its latest output, oldest first. */
  lastLines: () => readonly string[];
  /** Resolves when it has exited. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Starts a program that ends with this process, even if this process is killed.
 *
 * @throws the system error (ENOENT, EACCES …) if it cannot be started
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
  // Own process group: Ctrl-C in the terminal must not reach it before the supervisor has stopped the processes that use it.
  const child = spawn(command, args, { env, cwd, uid, gid, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
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
    closed,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    lastLines: () => lines,
    stop,
  };
}

const defaultBytesMax = 5_000_000;

interface LogFile {
  write: (text: string) => void;
  close: () => void;
}

/**
 * A log file that rotates at about `bytesMax`: older output moves to `<path>.1`, which is overwritten. A full disk loses log lines
 * but does not stop the process that writes them.
 */
export function openLogFile(path: string, bytesMax: number = defaultBytesMax): LogFile {
  mkdirSync(dirname(path), { recursive: true });
  let file = openSync(path, 'a', 0o600);
  let bytes = fstatSync(file).size;
  return {
    write(text) {
      if (bytes > bytesMax) {
        closeSync(file);
        renameSync(path, `${path}.1`);
        file = openSync(path, 'a', 0o600);
        bytes = 0;
      }
      try {
        bytes += writeSync(file, text);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    close: () => closeSync(file),
  };
}

const keptLines = 50;
