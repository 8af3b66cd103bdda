import { expect, it } from 'vitest';
import { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { readHealth } from './health.ts';

const chain = (isFailing: boolean) => {
  const upstreams = new ChainUpstreams({ http: ['http://secret@127.0.0.1:1'], ws: [] }, 1_000, { now: () => 0 });
  if (isFailing) upstreams.candidates()[0]?.failed(0);
  return upstreams;
};

it.each([
  [false, false, 200, 'ok'],
  [true, false, 200, 'degraded'],
  [true, true, 503, 'degraded'],
])('with a failing first chain (%s) and a failing second (%s) answers %i %s', (first, second, status, word) => {
  const health = readHealth({
    upstreams: new Map([
      ['ethereum', chain(first)],
      ['base', chain(second)],
    ]),
  });
  expect(health).toMatchObject({ status, body: { status: word } });
  expect(JSON.stringify(health)).not.toContain('secret');
});
