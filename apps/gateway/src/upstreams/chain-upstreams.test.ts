import { expect, it } from 'vitest';
import { ChainUpstreams } from './chain-upstreams.ts';

it('prefers nodes in configured order, tries recently failed ones last, and never skips all of them', () => {
  const time = { now: 0 };
  const chain = new ChainUpstreams({ http: ['http://a', 'http://user:pass@b/key?x=1', 'http://c'], ws: [] }, 1_000, {
    now: () => time.now,
  });
  const [a, b, c] = chain.candidates();
  expect(b).toMatchObject({ path: '/key?x=1', headers: { authorization: 'Basic dXNlcjpwYXNz' } });
  a?.failed(0);
  expect(chain.candidates()).toEqual([b, c, a]);
  expect(chain.health()).toEqual({ nodes: 3, healthy: 2 });
  time.now = 500;
  expect(chain.candidates()).toEqual([a, b, c]);
  a?.failed(500);
  time.now = 1_400;
  expect(chain.candidates()[0]).toBe(b);
  a?.succeeded();
  expect(chain.candidates()[0]).toBe(a);
  for (const node of [a, b, c]) node?.failed(1_400);
  expect(chain.candidates()).toHaveLength(3);
});
