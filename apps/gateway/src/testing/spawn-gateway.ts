import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { TestKey } from './create-key.ts';

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>;

export interface SpawnedGateway {
  address: string;
  child: ServerProcess;
  exited: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/** `nx test` builds it first, because starting from sources takes three times as long. */
const serverPath = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/** Starts the built gateway in its own process, without waiting until it is ready. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return spawn(process.execPath, [serverPath], {
    env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function spawnGateway(env: Record<string, string>): Promise<SpawnedGateway> {
  const child = spawnServer(env);
  const exited = once(child, 'exit') as SpawnedGateway['exited'];
  for await (const line of createInterface(child.stdout)) {
    const message = JSON.parse(line) as { ready?: boolean; address?: string };
    if (message.ready === true && message.address !== undefined) {
      child.stdout.resume();
      return { address: message.address, child, exited };
    }
  }
  throw new Error('The gateway ended before it was ready');
}

/** Repeats a call on Ethereum until it is answered, because the first one can time out while its key is looked up. */
export async function askUntilAnswered({ address }: Pick<SpawnedGateway, 'address'>, { secret }: TestKey, body: string): Promise<void> {
  const ask = async () => (await fetch(`${address}/rpc/ethereum/${secret}`, { method: 'POST', body })).status;
  await expect.poll(ask, { timeout: 60_000 }).toBe(200);
}
