import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeNode {
  address: string;
  bodies: string[];
  close: () => Promise<void>;
}

type Behaviour = (response: ServerResponse, body: string, request: IncomingMessage) => void;

/** Answers every call with 0x1. */
export const answerAll: Behaviour = (response, body) => {
  const request = JSON.parse(body) as Call | Call[];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(Array.isArray(request) ? request.map((call) => answer(call)) : answer(request)));
};

interface Call {
  id?: unknown;
}

function answer({ id }: Call): object {
  return { jsonrpc: '2.0', id, result: '0x1' };
}

/** Starts a node with configurable behavior, for cases that a real one doesn't produce on demand. */
export async function startFakeNode(behaviour: Behaviour = answerAll): Promise<FakeNode> {
  const bodies: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    bodies.push(body);
    behaviour(response, body, request);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
