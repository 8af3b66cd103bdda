import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Figure } from '../report/figures.ts';
import type { GatewaySetup } from './setup.ts';
import { readMemoryMiB } from './start-measured.ts';

const subscribers = 100;
/** Longer than the gateway takes to disconnect all of them. */
const floodMs = 20_000;
const subscribe = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newPendingTransactions"]}';

/** Memory for 100 WebSocket clients that subscribe to a fast stream and never read. */
export async function measureSlowSubscribers({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin], ws: [node.origin.replace(/^http/u, 'ws')] });
  const idle = readMemoryMiB(gateway.pid, 'VmRSS');
  const closed = new Map<number, number>();
  const clients = await Promise.all(
    Array.from({ length: subscribers }, async (_, index) => {
      const address = gateway.addresses[index % gateway.addresses.length] ?? '';
      const client = new WebSocket(address.replace(/^http/u, 'ws'));
      client.on('error', () => undefined);
      client.on('close', (code) => closed.set(code, (closed.get(code) ?? 0) + 1));
      await once(client, 'open');
      return client;
    }),
  );
  for (const client of clients) {
    client.send(subscribe);
    client.pause();
  }
  await sleep(floodMs);
  const value = readMemoryMiB(gateway.pid, 'VmHWM');
  for (const client of clients) client.resume();
  while ([...closed.values()].reduce((sum, count) => sum + count, 0) < subscribers) await sleep(100);
  const note = `${[...closed].map(([code, count]) => `${count} closed with ${code}`).join(', ')}, ${idle.toFixed(0)} MB before`;
  return [{ name: '100 subscribers that read nothing, peak memory', value, limit: 400, unit: 'MB', note }];
}
