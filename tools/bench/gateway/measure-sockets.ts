import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BenchError, type Figure } from '../report/figures.ts';
import { quantile } from '../report/load-report.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewaySetup } from './setup.ts';

const clients = 10_000;
/** Connections that are opened at the same time. */
const connecting = 25;
const blocks = 10;
/** Each client needs a socket on both sides of the gateway, and systems often allow 20,000 per process. */
const workers = 2;

interface Arrivals {
  readonly byBlock: Map<number, number[]>;
  subscribed: number;
}

/** Time until 10,000 clients have received a new block. */
export async function measureSockets({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('head-node.ts');
  const http = node.origin.replace(/^ws/u, 'http');
  const { addresses } = await startGateway({ http: [http], ws: [node.origin] }, { GATEWAY_WORKERS: String(workers) });
  const arrivals: Arrivals = { byBlock: new Map(), subscribed: 0 };
  const sockets: Socket[] = [];
  for (let index = 0; index < clients; index += connecting) {
    const opened = Array.from({ length: connecting }, (_, offset) =>
      openClient(addresses[(index + offset) % addresses.length] ?? '', arrivals),
    );
    sockets.push(...(await Promise.all(opened)));
  }
  while (arrivals.subscribed < clients) await sleep(100);
  arrivals.byBlock.clear();
  while (arrivals.byBlock.size < blocks + 2) await sleep(100);
  for (const socket of sockets) socket.destroy();
  // Ignores the first block, which was sent while the last client subscribed, and the last, which is still being sent.
  const complete = [...arrivals.byBlock].slice(1, -1);
  if (complete.some(([, latencies]) => latencies.length !== clients))
    throw new BenchError('Some clients missed a block, or got one twice.');
  const latencies = complete.flatMap(([, of]) => of);
  const note = `${complete.length} blocks, p50 ${quantile(latencies, 0.5).toFixed(0)} ms, ${workers} processes`;
  return [{ name: '10,000 sockets, block to client, p99', value: quantile(latencies, 0.99), limit: 150, unit: 'ms', note }];
}

const subscribe = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}');
const answer = Buffer.from('"id":1,');
const sentAtKey = Buffer.from('"sentAt":');
const pingByte = 0x89;
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/**
 * A minimal WebSocket client that only records when blocks arrive. For 10,000 messages, a complete client would take longer than the gateway.
 */
async function openClient(address: string, arrivals: Arrivals): Promise<Socket> {
  const socket = await connectClient(address, triesMax);
  socket.on('data', (data) => {
    if (data[0] === pingByte) socket.write(pong);
    if (data.includes(answer)) arrivals.subscribed += 1;
    const at = data.indexOf(sentAtKey);
    if (at === -1) return;
    const sentAt = Number.parseFloat(data.toString('latin1', at + sentAtKey.length, at + sentAtKey.length + 20));
    const latencies = arrivals.byBlock.get(sentAt);
    const latencyMs = performance.timeOrigin + performance.now() - sentAt;
    if (latencies === undefined) arrivals.byBlock.set(sentAt, [latencyMs]);
    else latencies.push(latencyMs);
  });
  // A mask of zeros leaves the payload unchanged.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscribe.length, 0, 0, 0, 0]), subscribe]));
  return socket;
}

/** A busy node refuses some connections, so clients retry. */
const triesMax = 10;
const retryMs = 200;

async function connectClient(address: string, tries: number): Promise<Socket> {
  const { hostname, port, pathname, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const key = randomBytes(16).toString('base64');
  const headers = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', `sec-websocket-key: ${key}`];
  socket.write([`GET ${pathname} HTTP/1.1`, `host: ${host}`, ...headers, '', ''].join('\r\n'));
  const [head] = (await once(socket, 'data')) as [Buffer];
  const [status = ''] = head.toString('latin1').split('\r\n');
  if (status.startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  if (tries === 1) throw new BenchError(`A client was refused: ${status}`);
  await sleep(retryMs);
  return connectClient(address, tries - 1);
}
