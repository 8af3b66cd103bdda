// A node that answers `eth_call` after 25 s, returns 100 MB as the trace of a block, and answers everything else immediately. Over WebSocket, it
// returns the same trace, and sends subscribers 100 kB as fast as they read.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as afterEvents } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';

const slowMs = 25_000;
const chunk = Buffer.alloc(1_000_000, '0');
const chunks = 100;

interface Call {
  readonly id?: unknown;
  readonly method: string;
}

async function sendLarge(response: ServerResponse, calls: readonly Call[]): Promise<void> {
  response.write(`[{"jsonrpc":"2.0","id":${JSON.stringify(calls[0]?.id)},"result":"0x`);
  for (let sent = 0; sent < chunks && !response.destroyed; sent += 1) {
    if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  response.end(
    `"}${calls
      .slice(1)
      .map(({ id }) => `,{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":null}`)
      .join('')}]`,
  );
}

const server = createServer((request, response) => {
  const answer = (body: string) => {
    const message = JSON.parse(body) as Call | Call[];
    const calls = Array.isArray(message) ? message : [message];
    response.setHeader('content-type', 'application/json');
    if (calls.some(({ method }) => method === 'debug_traceBlockByNumber')) void sendLarge(response, calls);
    else {
      const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' }));
      const send = () => response.end(JSON.stringify(Array.isArray(message) ? answers : answers[0]));
      if (calls.some(({ method }) => method === 'eth_call')) setTimeout(send, slowMs);
      else send();
    }
  };
  text(request).then(answer, () => response.destroy());
});
const notification = JSON.stringify({
  jsonrpc: '2.0',
  method: 'eth_subscription',
  params: { subscription: '0x1', result: '0'.repeat(100_000) },
});
const waitingBytesMax = 1_000_000;

async function notify(socket: WebSocket): Promise<void> {
  while (socket.readyState === socket.OPEN) {
    if (socket.bufferedAmount < waitingBytesMax) socket.send(notification);
    await afterEvents();
  }
}

/** A response of 100 MB over WebSocket, as fast as it is read. */
async function sendFragments(socket: WebSocket, id: unknown): Promise<void> {
  socket.send(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":"0x`, { fin: false });
  for (let sent = 0; sent < chunks && socket.readyState === socket.OPEN;) {
    if (socket.bufferedAmount < waitingBytesMax) {
      socket.send(chunk, { fin: false });
      sent += 1;
    } else await afterEvents();
  }
  socket.send('"}', { fin: true });
}

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { id, method } = JSON.parse(data.toString()) as Call;
    if (method === 'debug_traceBlockByNumber') {
      void sendFragments(socket, id);
      return;
    }
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
    if (method === 'eth_subscribe') void notify(socket);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
});
