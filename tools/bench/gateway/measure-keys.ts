import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchError, type Figure } from '../report/figures.ts';
import { Pool } from 'undici';
import { singleBody } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';
import { readMemoryMiB } from './start-measured.ts';

const keys = 100_000;
const connections = 64;
/** Time until the gateway has recorded its usage. */
const settleMs = 4_000;

/** Memory that the gateway retains per key after a garbage collection. Each key is in a separate project. */
export async function measureKeys({ startNode, startGateway, runScript }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const secrets = (await runScript('create-many-keys.ts', { KEYS: String(keys) }))['secrets'] as string[];
  const inspector = `127.0.0.1:${await findFreePort()}`;
  const gateway = await startGateway({ http: [node.origin] }, {}, [`--inspect=${inspector}`]);
  const paths = secrets.map((secret) => `/rpc/ethereum/${secret}`);
  // The same requests with few keys, so that the difference is due to the keys.
  await sendAll(
    gateway.origin,
    gateway.addresses.map((address) => new URL(address).pathname),
    keys,
  );
  await sleep(settleMs);
  await collectGarbage(inspector);
  const before = readMemoryMiB(gateway.pid, 'VmRSS');
  await sendAll(gateway.origin, paths, keys);
  await sleep(settleMs);
  await collectGarbage(inspector);
  const after = readMemoryMiB(gateway.pid, 'VmRSS');
  return [
    {
      name: '100,000 keys, added memory',
      value: after - before,
      limit: 150,
      unit: 'MB',
      note: `${before.toFixed(0)} to ${after.toFixed(0)} MB`,
    },
  ];
}

async function sendAll(origin: string, paths: readonly string[], requests: number): Promise<void> {
  const pool = new Pool(origin, { connections });
  let next = 0;
  let failures = 0;
  const run = async () => {
    while (next < requests) {
      const path = paths[next % paths.length] ?? '';
      next += 1;
      const answer = await pool.request({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body: singleBody });
      await answer.body.dump();
      if (answer.statusCode !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  await pool.close();
  if (failures > 0) throw new BenchError(`${failures} requests failed, so this run says nothing.`);
}

/** Triggers a garbage collection in a Node process over the inspector protocol. */
async function collectGarbage(inspector: string): Promise<void> {
  const response = await fetch(`http://${inspector}/json/list`);
  const [target] = (await response.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await once(socket, 'message');
  socket.close();
}
