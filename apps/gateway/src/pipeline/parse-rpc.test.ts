import { burstSeconds, planLimits } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { parseRpc } from './parse-rpc.ts';

const caller = { kind: 'public', address: '192.0.2.1' } as const;
const rateLimiter = () => new RateLimiter({ now: () => 0 });
const parse = (body: Buffer, limiter = rateLimiter()) =>
  parseRpc(body, caller, { config: { traceMethods: true } as Parameters<typeof parseRpc>[2]['config'], rateLimiter: limiter });

it('rejects bytes that aren’t UTF-8 instead of forwarding something else', () => {
  const broken = Buffer.concat([
    Buffer.from('{"jsonrpc":"2.0","id":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('","method":"eth_chainId"}'),
  ]);
  expect(() => parse(broken)).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
});

it('rejects an empty body and a byte order mark', () => {
  expect(() => parse(Buffer.alloc(0))).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
  expect(() => parse(Buffer.from('\uFEFF{}'))).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
});

it('reads text in any script', () => {
  expect(parse(Buffer.from('{"jsonrpc":"2.0","id":"ключ🔑","method":"eth_chainId"}')).isPlain).toBe(true);
});

it('consumes one request for each body that can’t be read', () => {
  const limiter = rateLimiter();
  const { requestsPerSecond } = planLimits('PUBLIC');
  for (let count = 0; count < requestsPerSecond * burstSeconds; count += 1) expect(() => parse(Buffer.from('{'), limiter)).toThrow();
  expect(limiter.waitMs(caller.address, 'PUBLIC')).toBeGreaterThan(0);
});
