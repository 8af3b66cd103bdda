import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { request } from 'undici';
import { WebSocket } from 'ws';
import type { Figure } from '../report/figures.ts';
import type { GatewaySetup } from './setup.ts';
import { readMemoryMiB } from './start-measured.ts';

const connections = 100;
const trace = '{"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x1"]}';
/** The notification forces the gateway to buffer the response. */
const assembled = `[${trace},{"jsonrpc":"2.0","method":"eth_blockNumber"}]`;
const streamed = `[${trace},{"jsonrpc":"2.0","id":2,"method":"eth_blockNumber"}]`;
/** How long clients pause after the beginning of a streamed response. */
const pauseMs = 5_000;

/** Memory for responses of 100 MB on 100 connections at the same time: buffered, streamed to slow clients, and over WebSocket. */
export async function measureLargeAnswers(setup: GatewaySetup): Promise<readonly Figure[]> {
  return [
    await measurePeak(setup, 'to assemble', assembled, 0),
    await measurePeak(setup, 'streamed', streamed, pauseMs),
    await measureSockets(setup),
  ];
}

/** Over WebSocket, responses are buffered. */
async function measureSockets({ startNode, startGateway }: GatewaySetup): Promise<Figure> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin], ws: [node.origin.replace(/^http/u, 'ws')] });
  const idle = readMemoryMiB(gateway.pid, 'VmRSS');
  const outcomes = new Map<string, number>();
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const client = new WebSocket((gateway.addresses[index % gateway.addresses.length] ?? '').replace(/^http/u, 'ws'));
      await once(client, 'open');
      client.send(trace);
      const [data] = (await once(client, 'message')) as [Buffer];
      const { error } = JSON.parse(data.toString()) as { error?: { data?: { code?: string } } };
      const outcome = error?.data?.code ?? 'answered';
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      client.close();
    }),
  );
  const value = readMemoryMiB(gateway.pid, 'VmHWM');
  await gateway.stop();
  await node.stop();
  const note = `${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}, ${idle.toFixed(0)} MB before`;
  return { name: `${connections} × 100 MB over WebSocket, peak memory`, value, limit: 400, unit: 'MB', note };
}

async function measurePeak({ startNode, startGateway }: GatewaySetup, name: string, body: string, waitMs: number): Promise<Figure> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin] });
  const idle = readMemoryMiB(gateway.pid, 'VmRSS');
  const statuses = new Map<number, number>();
  let bytes = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const address = gateway.addresses[index % gateway.addresses.length] ?? '';
      const answer = await request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      await sleep(waitMs);
      for await (const chunk of answer.body) bytes += (chunk as Buffer).length;
    }),
  );
  const value = readMemoryMiB(gateway.pid, 'VmHWM');
  await gateway.stop();
  await node.stop();
  const note = `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}, ${(bytes / 1_000_000).toFixed(0)} MB received, ${idle.toFixed(0)} MB before`;
  return { name: `100 × 100 MB ${name}, peak memory`, value, limit: 400, unit: 'MB', note };
}
