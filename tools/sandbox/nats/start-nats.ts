import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../processes/free-port.ts';

export interface RunningNats {
  /** `nats://127.0.0.1:port` */
  readonly url: string;
  /** Kills the server. Its data remains. */
  kill(): Promise<void>;
  /** Restarts a killed server with the same port and data. */
  restart(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** The folder of Debian's package isn't in everyone's path. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];

/** Finds nats-server, installed by `npm test` or with `apt-get install nats-server`. */
export function findNatsServer(): string | undefined {
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path));
}

export class NatsMissingError extends Error {
  override readonly name = 'NatsMissingError';
  readonly code = 'NATS_MISSING';
  override readonly message = 'nats-server is missing. Install it (Debian: sudo apt-get install nats-server).';
}

const startMs = 60_000;
const pollMs = 20;

/**
 * Starts nats-server with JetStream on a free port, with its data in a temporary directory.
 *
 * @throws {NatsMissingError}
 */
export async function startNats(): Promise<RunningNats> {
  const command = findNatsServer();
  if (command === undefined) throw new NatsMissingError();
  const directory = await mkdtemp(join(tmpdir(), 'nats-'));
  const port = await findFreePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(command, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', directory], { stdio: 'ignore' });
    await waitForPort(port, child);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = await start();
    },
    stop: async () => {
      await end('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + startMs; Date.now() < until; await delay(pollMs)) {
    if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
    if (await accepts(port)) return;
  }
  throw new Error('nats-server did not start');
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
