import { expect, it } from 'vitest';
import { send, serve, startEdge, writeBuilds } from '../testing/edge-fixture.ts';
import { hostOf } from './host-of.ts';

const origin = new URL('http://localhost:4000');

it.each([
  ['localhost:4000', 'own'],
  ['127.0.0.1:4000', 'loopback'],
  ['[::1]:4000', 'loopback'],
  ['localhost', 'loopback'],
  ['localhost.evil.example:4000', 'foreign'],
  ['127.0.0.1.evil.example', 'foreign'],
  ['', 'foreign'],
  [undefined, 'foreign'],
])('takes %s for %s', (header, expected) => {
  expect(hostOf(header, origin)).toBe(expected);
});

it('sends another name of this machine to the address where sign-in works', async () => {
  const edge = await startEdge(await writeBuilds({ 'dashboard/index.html': '' }));
  const reply = await send(edge, '/login?redirect=%2Fworkspace', { headers: { host: '127.0.0.1:4000' } });
  expect([reply.status, reply.headers.location]).toEqual([307, 'http://localhost:4000/login?redirect=%2Fworkspace']);
});

it('keeps the identity service, one-time codes and all, from names that are not ours', async () => {
  const identity = await serve((_request, response) => void response.end('codes'));
  const edge = await startEdge('/nonexistent', { identity });
  const reply = await send(edge, '/__clerk/sandbox/mailbox', { headers: { host: 'evil.example' } });
  expect([reply.status, JSON.parse(reply.text)]).toMatchObject([421, { error: { code: 'MISDIRECTED' } }]);
  expect((await send(edge, '/__clerk/sandbox/mailbox')).text).toBe('codes');
});
