import { rm, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCommandLine, findProcessIdentity, terminateProcess } from '../processes/os-process.ts';
import { startProcess, type ManagedProcess } from '../processes/start-process.ts';
import { StackError } from '../stack-error.ts';
import type { Command } from './unprivileged-user.ts';

interface StartServerParameters {
  clusterDir: string;
  logFile: string;
  env: NodeJS.ProcessEnv;
  /** SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes a checkpoint. SIGQUIT writes none. */
  stopSignal: 'SIGINT' | 'SIGQUIT';
  throwAwayDir?: string | undefined;
}

const readyTimeoutMs = 60_000;
const stopGraceMs = 2000;
const pollMs = 10;

/** Starts the server process and resolves once it accepts connections. @throws {StackError} POSTGRES_FAILED, with the server's last error */
export async function startServer(command: Command, { clusterDir, ...parameters }: StartServerParameters): Promise<ManagedProcess> {
  const server = await startProcess({ name: 'PostgreSQL', tier: 'foundation', ...command, ...parameters, cwd: '/', graceMs: stopGraceMs });
  for (const deadline = performance.now() + readyTimeoutMs; performance.now() < deadline; await sleep(pollMs)) {
    if (server.hasExited()) break;
    const file = await findPostmasterFile(clusterDir);
    if (file?.ready && file.pid === server.pid) return server;
  }
  await server.stop();
  throw new StackError('POSTGRES_FAILED', `PostgreSQL did not start: ${lastComplaint(server.lastLines())} (log: ${parameters.logFile})`);
}

function lastComplaint(lines: readonly string[]): string {
  const line = lines.findLast((text) => /\b(FATAL|PANIC|ERROR)\b/.test(text)) ?? lines.at(-1) ?? 'it printed nothing';
  return line.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}

const graceMs = 4000;

/**
 * Cleans up after an earlier run: stops a server that still uses the cluster and removes a stale `postmaster.pid`.
 * PostgreSQL refuses to start if the pid in the file belongs to any live process, which can happen after a reboot.
 */
export async function stopLeftoverServer(clusterDir: string): Promise<void> {
  const file = await findPostmasterFile(clusterDir);
  const identity = file && findProcessIdentity(file.pid);
  if (file && identity !== undefined && isServerOf(clusterDir, file.pid)) {
    await terminateProcess({ pid: file.pid, identity, signal: 'SIGINT', graceMs });
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

function isServerOf(clusterDir: string, pid: number): boolean {
  const words = findCommandLine(pid) ?? [];
  return basename(words[0] ?? '').startsWith('postgres') && words.includes(clusterDir);
}

interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** Parses `postmaster.pid` of this cluster; undefined if the file is missing or incomplete. */
async function findPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    // Line 4 is the port, line 8 the status: starting, stopping, ready or standby, padded with blanks.
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** URL of the embedded server that is running on this data, or undefined. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const clusterDir = join(dataDir, 'cluster');
  const postmaster = await findPostmasterFile(clusterDir);
  if (!postmaster?.ready || findProcessIdentity(postmaster.pid) === undefined) return undefined;
  const password = await readFile(join(dataDir, 'password'), 'utf8');
  return `postgresql://onepoint:${password}@127.0.0.1:${postmaster.port}/onepoint`;
}

const common = {
  // TCP only: the path of a socket can be longer than the 107 bytes that the system allows.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // A single machine's sandbox: no replicas, few connections, little memory, no I/O workers.
  max_wal_senders: '0',
  wal_level: 'minimal',
  io_method: 'sync',
  jit: 'off',
  max_connections: '100',
  shared_buffers: '64MB',
};

const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  autovacuum: 'off',
  // Test runners use a pool or more for each processor.
  max_connections: '500',
};

/** Server settings as `-c name=value` arguments. `ephemeral` gives up durability for speed. */
export function postgresSettings(port: number, ephemeral: boolean): string[] {
  const settings = { ...common, ...(ephemeral ? throwAway : {}), port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
