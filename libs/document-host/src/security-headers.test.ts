import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { enforceTransportSecurity, transportSecurityHeaders } from './security-headers.ts';

it.each(['https://example.com', 'https://rpc.example.com:8443', 'https://onepoint.internal'])('requires https for %s', (origin) => {
  expect(transportSecurityHeaders(origin)).toEqual({ 'strict-transport-security': 'max-age=63072000; includeSubDomains' });
});

it.each([
  'http://example.com',
  'http://localhost:4000',
  'https://localhost:4000',
  'https://app.localhost.',
  'https://127.0.0.1',
  'https://192.168.1.5',
  'https://[::1]',
  undefined,
])('does not require https for %s', (origin) => {
  expect(transportSecurityHeaders(origin)).toEqual({});
});

it('adds the header once to every response', async () => {
  const value = 'max-age=63072000; includeSubDomains';
  const server = createServer((request, response) => {
    if (request.url === '/pairs') response.writeHead(200, ['x-a', '1', 'strict-transport-security', value]).end();
    else response.writeHead(404, { 'x-a': '1' }).end();
  });
  enforceTransportSecurity(server, 'https://example.com');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  for (const path of ['/pairs', '/object']) {
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    expect([headers.get('strict-transport-security'), headers.get('x-a')]).toEqual([value, '1']);
  }
});
