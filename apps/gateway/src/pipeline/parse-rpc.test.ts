import { compileAllowLists } from '@onepoint/allow-lists';
import { burstSeconds, planLimits } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { ClientAddresses } from '../http/client-addresses.ts';
import { DailyUsage } from '../limits/key-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { testCaller } from '../testing/access.ts';
import { chargeAttempt } from './limit.ts';
import { parseRpc } from './parse-rpc.ts';

const caller = { kind: 'public', address: '192.0.2.1' } as const;
const createServices = () => ({
  config: { traceMethods: true } as Parameters<typeof parseRpc>[2]['config'],
  rateLimiter: new RateLimiter({ now: () => 0 }),
  dailyUsage: new DailyUsage(),
  keyLimiter: new KeyLimiter({ elapsed: () => 0 }),
  clientAddresses: new ClientAddresses([]),
  meter: new UsageMeter(),
});
const parse = (body: Buffer, services = createServices()) => parseRpc(body, caller, services);
const code = (name: string) => expect.objectContaining({ code: name }) as Error;
const batch = (calls: number, end = ']') =>
  Buffer.from(
    `[${Array.from({ length: calls }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId","params":["${'0'.repeat(300)}"]}`).join(',')}${end}`,
  );

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

it('consumes one request for each small body that can’t be read', () => {
  const services = createServices();
  const { requestsPerSecond } = planLimits('PUBLIC');
  for (let count = 0; count < requestsPerSecond * burstSeconds; count += 1) expect(() => parse(Buffer.from('{'), services)).toThrow();
  expect(services.rateLimiter.waitMs(caller.address, 'PUBLIC', 1)).toBeGreaterThan(0);
});

const freeRequests = planLimits('FREE').requestsPerSecond * burstSeconds;
const freeCaller = testCaller({ planId: 'FREE' });

it('consumes a request for each call that an unreadable body seems to have', () => {
  const services = createServices();
  const calls = Math.floor(freeRequests * 0.6);
  expect(() => parseRpc(batch(calls - 1, ',{]'), freeCaller, services)).toThrow(code('PARSE_ERROR'));
  expect(services.rateLimiter.waitMs('proj_test', 'FREE', freeRequests - calls)).toBe(0);
  expect(services.rateLimiter.waitMs('proj_test', 'FREE', freeRequests - calls + 1)).toBeGreaterThan(0);
});

it('parses no large batch that exceeds the rate, and consumes one request for it', () => {
  const services = createServices();
  chargeAttempt(freeCaller, freeRequests - 60, services);
  // Invalid JSON, so that parsing it would throw another error.
  expect(() => parseRpc(batch(61, ''), freeCaller, services)).toThrow(code('RATE_LIMITED'));
  expect(() => parseRpc(batch(60, ''), freeCaller, services)).toThrow(code('RATE_LIMITED'));
  expect(parseRpc(batch(58), freeCaller, services).calls).toHaveLength(58);
});

it('parses no large body of a caller that has no budget, isn’t listed, or can’t pay', () => {
  const services = createServices();
  const large = batch(60, '');
  chargeAttempt(freeCaller, freeRequests, services);
  expect(() => parseRpc(large, freeCaller, services)).toThrow(code('RATE_LIMITED'));
  const unlisted = testCaller({
    planId: 'FREE',
    projectId: 'proj_listed',
    allowLists: compileAllowLists({ origins: [], ips: ['192.0.2.1'], methods: [], contracts: [] }),
  });
  expect(() => parseRpc(large, unlisted, services)).toThrow(code('IP_NOT_LISTED'));
  expect(() => parseRpc(large, testCaller({ balanceCents: 0 }), services)).toThrow(code('BALANCE_EXHAUSTED'));
  const slow = testCaller({ keyLimits: { requestsPerSecond: 10, computeUnitsPerDay: null, computeUnitsPerMonth: null, recorded: null } });
  services.keyLimiter.takeRate({ apiKeyId: 'key_test', keyLimits: slow.kind === 'key' ? slow.access.keyLimits : null }, 1);
  expect(() => parseRpc(large, slow, services)).toThrow(code('KEY_RATE_LIMITED'));
});

it('parses no batch with too many calls', () => {
  expect(() => parse(Buffer.from(`[${'1,'.repeat(5_000)}`))).toThrow(code('BATCH_TOO_LARGE'));
});
