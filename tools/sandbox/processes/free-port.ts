import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of outgoing connections (from 32768 on Linux, `ip_local_port_range`; from 49152 elsewhere, RFC
 * 6335): a free port stays free until a program asks for it by number.
 */
const ports = { from: 10_000, before: 20_000 };

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A random free TCP port on 127.0.0.1. Random, so that concurrent callers rarely pick the same one. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.before);
    if (await isFree(port)) return port;
  }
}
