import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestNode {
  url: string;
  /** How many requests have arrived. */
  requests: () => number;
  stop: () => Promise<void>;
}

/** A node of a chain that says its chain and its height, as long as this process lives. */
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
