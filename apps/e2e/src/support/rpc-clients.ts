import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export async function curlJsonRpc(url: string, body: unknown): Promise<unknown> {
  const args = [
    '--silent',
    '--show-error',
    '--max-time',
    '120',
    '-H',
    'content-type: application/json',
    '--data',
    JSON.stringify(body),
    url,
  ];
  const { stdout } = await promisify(execFile)('curl', args);
  return JSON.parse(stdout) as unknown;
}

/** Counts calls by method, to verify what a client really sent. */
interface CountingProxy {
  readonly url: string;
  readonly counts: () => Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

const methodsOf = (body: string): string[] => {
  const parsed = JSON.parse(body) as { method: string } | { method: string }[];
  return (Array.isArray(parsed) ? parsed : [parsed]).map(({ method }) => method);
};

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
