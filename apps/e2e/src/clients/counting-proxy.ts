import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A JSON-RPC endpoint that hands everything on to another and counts the calls by method, so that tests know what a client really sent. */
export interface CountingProxy {
  readonly url: string;
  readonly counts: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

const methodsOf = (body: string): string[] => {
  const parsed = JSON.parse(body) as { method: string } | { method: string }[];
  return (Array.isArray(parsed) ? parsed : [parsed]).map(({ method }) => method);
};

/** Listens on the loopback interface in front of an endpoint. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const counts: Record<string, number> = {};
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    for (const method of methodsOf(body)) counts[method] = (counts[method] ?? 0) + 1;
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts: () => counts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
