// @vitest-environment node
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createPageDataServices } from './page-data-services.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const timeoutMs = 60_000;

it('requests paths below the base URL', async () => {
  const apiUrl = await serve((request, response) => response.end(JSON.stringify({ asked: request.url })));
  expect(await createPageDataServices({ apiUrl, timeoutMs }).getJson('api', '/v1/chains')).toEqual({ asked: '/v1/chains' });
});

it('calls the public endpoint of a chain and returns the result', async () => {
  const gatewayUrl = await serve((request, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: request.url })));
  expect(await createPageDataServices({ gatewayUrl, timeoutMs }).callRpc('base', 'eth_blockNumber')).toBe('/base/public');
});

const answers: Record<string, RequestListener> = {
  'a refusal': (_request, response) => response.writeHead(503).end('{}'),
  'a page instead of JSON': (_request, response) => response.end('<h1>Hello</h1>'),
  'a truncated response': (_request, response) =>
    response.writeHead(200, { 'content-length': 100 }).write('{"a":', () => response.destroy()),
  'an endless response': (_request, response) => {
    const write = (): void => void (response.destroyed || response.write('x'.repeat(100_000), write));
    write();
  },
  'a redirect': (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
};
it.each(Object.entries(answers))('rejects %s', async (_name, listener) => {
  const services = createPageDataServices({ apiUrl: await serve(listener), timeoutMs });
  await expect(services.getJson('api', '/x')).rejects.toMatchObject({ name: 'PageDataError' });
});

it('times out if a service never responds', async () => {
  const services = createPageDataServices({ apiUrl: await serve(() => undefined), timeoutMs: 20 });
  await expect(services.getJson('api', '/x')).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
});

it('rejects for RPC errors and unconfigured services', async () => {
  const gatewayUrl = await serve((_request, response) => response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}'));
  const services = createPageDataServices({ gatewayUrl, timeoutMs });
  await expect(services.callRpc('base', 'eth_blockNumber')).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
  await expect(services.getJson('api', '/x')).rejects.toThrow('No address of the api');
  await expect(services.getJson('probes', '/x')).rejects.toThrow('Nothing is measured here');
});
