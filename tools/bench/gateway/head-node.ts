// A WebSocket node that announces a new block to its subscribers every second, with the time of the announcement.
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const blockMs = 1_000;
const subscribers = new Map<WebSocket, string>();
const server = new WebSocketServer({ port: Number(process.env['PORT']), host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
});
let number = 1;

server.on('connection', (socket) => {
  socket.on('close', () => subscribers.delete(socket));
  socket.on('message', (data: Buffer) => {
    const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
    if (method === 'eth_subscribe') subscribers.set(socket, `0x${subscribers.size + 1}`);
    const result = method === 'eth_getBlockByNumber' ? block(0) : (subscribers.get(socket) ?? '0x1');
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }));
  });
});
setInterval(() => {
  number += 1;
  const sentAt = performance.timeOrigin + performance.now();
  for (const [socket, subscription] of subscribers) {
    const params = { subscription, result: block(sentAt) };
    socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params }));
  }
}, blockMs);

const hash = (of: number): string => `0x${of.toString(16).padStart(64, '0')}`;

function block(sentAt: number): object {
  return { number: `0x${number.toString(16)}`, hash: hash(number), parentHash: hash(number - 1), gasUsed: '0x0', sentAt };
}
