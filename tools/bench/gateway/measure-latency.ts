import { Client } from 'undici';
import { BenchError, type Figure } from '../report/figures.ts';
import { generateLoad, median, quantile } from '../report/load-report.ts';
import { singleBody } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';

const connections = 32;
const rounds = 12;
const roundMs = 1_500;

/** Latency that the gateway adds to that of a node, at half of the load that it can handle on this machine. */
export async function measureLatency({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const { addresses } = await startGateway({ http: [node.origin] });
  const full = async () => (await generateLoad({ addresses, body: singleBody, connections, durationMs: 2_000 })).requestsPerSecond;
  await full();
  const perSecond = (await full()) / 2;
  const direct: number[][] = [];
  const through: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    direct.push(await sendEvenly([node.origin], perSecond));
    through.push(await sendEvenly(addresses, perSecond));
  }
  // Alternating rounds, so that other load on the machine affects both sides.
  const added = (share: number) =>
    median(through.map((latencies, round) => quantile(latencies, share) - quantile(direct[round] ?? [], share)));
  const note = `at ${perSecond.toFixed(0)} requests per second`;
  return [
    { name: 'added latency, p50', value: added(0.5), limit: 0.3, unit: 'ms', note },
    { name: 'added latency, p99', value: added(0.99), limit: 2, unit: 'ms', note },
  ];
}

/** Sends requests at a constant rate, without waiting for earlier responses. Returns their latencies in milliseconds. */
async function sendEvenly(addresses: readonly string[], perSecond: number): Promise<number[]> {
  const clients = Array.from({ length: connections }, (_, index) => {
    const { origin, pathname } = new URL(addresses[index % addresses.length] ?? '');
    return { client: new Client(origin), path: pathname };
  });
  const latencies: number[] = [];
  let failures = 0;
  const send = async (index: number) => {
    const { client, path } = clients[index % connections] ?? {};
    const startedAt = performance.now();
    const answer = await client?.request({
      method: 'POST',
      path: path ?? '/',
      headers: { 'content-type': 'application/json' },
      body: singleBody,
    });
    await answer?.body.dump();
    if (answer?.statusCode === 200) latencies.push(performance.now() - startedAt);
    else failures += 1;
  };
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < (perSecond * roundMs) / 1_000;) {
    const due = ((performance.now() - startedAt) * perSecond) / 1_000;
    for (; sent < due; sent += 1) pending.push(send(sent));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(pending);
  await Promise.all(clients.map(({ client }) => client.close()));
  if (failures > 0) throw new BenchError(`${failures} requests failed, so this run says nothing.`);
  return latencies;
}
