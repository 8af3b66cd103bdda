import { setTimeout as sleep } from 'node:timers/promises';
import { BenchError, type Figure } from '../report/figures.ts';
import { Pool } from 'undici';
import { singleBody } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';
import { readMemoryMiB } from './start-measured.ts';

const keys = 100_000;
const connections = 64;
/** Until usage is recorded. */
const settleMs = 4_000;

/** Memory that the gateway takes for keys, each in a project of its own. */
export async function measureKeys({ startNode, startGateway, runScript }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const secrets = (await runScript('create-many-keys.ts', { KEYS: String(keys) }))['secrets'] as string[];
  const gateway = await startGateway({ http: [node.origin] });
  const paths = secrets.map((secret) => `/rpc/ethereum/${secret}`);
  // The same requests with few keys, so that only the keys make the difference.
  await sendAll(
    gateway.origin,
    gateway.addresses.map((address) => new URL(address).pathname),
    keys,
  );
  await sleep(settleMs);
  const before = readMemoryMiB(gateway.pid, 'VmRSS');
  await sendAll(gateway.origin, paths, keys);
  await sleep(settleMs);
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
