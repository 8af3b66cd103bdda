import { Agent, request } from 'undici';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../report/figures.ts';
import { median } from '../report/load-report.ts';
import { singleBody } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';

const slowBody = singleBody.replace('eth_blockNumber', 'eth_call');
/** Exceeds the number of calls that a free key can have running and waiting. */
const slowCalls = 400;
/** Below the 50 requests per second of a free key. */
const slowEveryMs = 25;
const calls = 300;
const callEveryMs = 5;
const rounds = 3;

/** How much slower requests of a paying key get while a free key has its maximum of 25-second calls running. */
export async function measureFairness({ startNode, startGateway, runScript }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('faulty-node.ts');
  const { origin, addresses } = await startGateway({ http: [node.origin] });
  const [freeSecret] = (await runScript('create-many-keys.ts', { KEYS: '1' }))['secrets'] as string[];
  const paying = addresses[0] ?? '';
  await measureMedian(paying);
  const added: number[] = [];
  let waiting = 0;
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await measureMedian(paying);
    const flood = startFlood(`${origin}/rpc/ethereum/${freeSecret ?? ''}`);
    await sleep(slowCalls * slowEveryMs);
    waiting = flood.countPending();
    added.push((await measureMedian(paying)) - quiet);
    await flood.stop();
  }
  const note = `median of ${rounds} rounds, with ${waiting} slow calls under way or waiting`;
  return [{ name: 'paying key beside slow free key, added p50', value: median(added), limit: 5, unit: 'ms', note }];
}

function startFlood(address: string): { countPending: () => number; stop: () => Promise<void> } {
  const agent = new Agent({ connections: slowCalls, headersTimeout: 60_000 });
  let pending = 0;
  let sent = 0;
  const timer = setInterval(() => {
    if (sent === slowCalls) return;
    sent += 1;
    pending += 1;
    request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: slowBody, dispatcher: agent })
      .then((answer) => answer.body.dump())
      .catch(() => undefined)
      .finally(() => (pending -= 1));
  }, slowEveryMs);
  return {
    countPending: () => pending,
    stop: async () => {
      clearInterval(timer);
      await agent.destroy();
    },
  };
}

async function measureMedian(address: string): Promise<number> {
  const latencies: number[] = [];
  for (let sent = 0; sent < calls; sent += 1) {
    const startedAt = performance.now();
    const answer = await request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: singleBody });
    await answer.body.dump();
    latencies.push(performance.now() - startedAt);
    await sleep(callEveryMs);
  }
  return median(latencies);
}
