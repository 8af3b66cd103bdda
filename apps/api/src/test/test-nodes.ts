import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface TestNode {
  url: string;
  requests: () => number;
  stop: () => Promise<void>;
}

/** The node only knows its chain id and block number. */
export async function startTestNode({ chainId, blockNumber = 1 }: { chainId: number; blockNumber?: number }): Promise<TestNode> {
  let requests = 0;
  const results: Record<string, number> = { eth_chainId: chainId, eth_blockNumber: blockNumber };
  const server = createServer((request, response) => {
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { id, method } = JSON.parse(Buffer.concat(chunks).toString()) as { id: number; method: string };
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: `0x${(results[method] ?? 0).toString(16)}` }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => requests, stop };
}

export interface LyingNode {
  url: string;
  /** While hidden, `eth_getLogs` returns nothing. */
  hideLogs: (isHidden: boolean) => void;
  stop: () => Promise<void>;
}

export async function startLyingNode(nodeUrl: string): Promise<LyingNode> {
  let isHidden = false;
  const server = createServer((request, response) => {
    const answer = async (): Promise<string> => {
      const body = await text(request);
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      if (isHidden && method === 'eth_getLogs') return JSON.stringify({ jsonrpc: '2.0', id, result: [] });
      return (await fetch(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text();
    };
    answer().then(
      (reply) => response.setHeader('content-type', 'application/json').end(reply),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hideLogs: (hidden) => {
      isHidden = hidden;
    },
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
