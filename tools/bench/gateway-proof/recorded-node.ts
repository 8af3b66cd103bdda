import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import type { RecordedCall } from './corpus.ts';

interface Call {
  readonly id?: unknown;
  readonly method: string;
  readonly params?: unknown;
}

/** A node that returns the recorded answers of a corpus over HTTP and WebSocket, byte by byte except for the id. */
export async function startRecordedNode(calls: readonly RecordedCall[]): Promise<{ origin: string; stop: () => Promise<void> }> {
  const answers = new Map(calls.map(({ request, answer }) => [keyOf(JSON.parse(request) as Call), answer]));
  const answerOne = (call: Call): string => {
    const answer = answers.get(keyOf(call)) ?? '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"not recorded"}}';
    return answer.replace(/"id":\d+/u, () => `"id":${JSON.stringify(call.id)}`);
  };
  const answer = (body: string): string => {
    const message = JSON.parse(body) as Call | Call[];
    return Array.isArray(message) ? `[${message.map(answerOne).join(',')}]` : answerOne(message);
  };
  const server = createServer((request, response) => {
    text(request).then(
      (body) => response.setHeader('content-type', 'application/json').end(answer(body)),
      () => response.destroy(),
    );
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(answer(data.toString()))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const keyOf = ({ method, params }: Call): string => JSON.stringify([method, params]);
