import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports of outgoing connections (from 32768 on Linux, `ip_local_port_range`; from 49152 elsewhere, RFC
 * 6335): a free port stays free until a program asks for it by number.
 */
const ports = { from: 10_000, before: 20_000 };
const blockSize = 50;
const blockCount = (ports.before - ports.from) / blockSize;

let block: Promise<number> | undefined;
let given = 0;

/**
 * A free TCP port on 127.0.0.1, for servers that can't choose one themselves or must keep theirs. No other process gets it from this function while this
 * one runs, so several test runs on a machine don't collide.
 *
 * @throws {Error} if none is free
 */
export async function findFreePort(): Promise<number> {
  block ??= reserveBlock();
  const first = await block;
  for (let tries = 1; tries < blockSize; tries += 1) {
    given += 1;
    const port = first + 1 + (given % (blockSize - 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${String(first)} to ${String(first + blockSize - 1)} is free`);
}

/** Listens on the first port of a block as long as this process runs, so that others reserve another one. Returns that port. */
async function reserveBlock(): Promise<number> {
  const start = randomInt(blockCount);
  for (let tries = 0; tries < blockCount; tries += 1) {
    const first = ports.from + ((start + tries) % blockCount) * blockSize;
    const guard = createServer();
    if (!(await listens(guard, first))) continue;
    guard.unref();
    return first;
  }
  throw new Error(`All ports from ${String(ports.from)} to ${String(ports.before - 1)} are reserved`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  if (!(await listens(server, port))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

async function listens(server: Server, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  }
}
