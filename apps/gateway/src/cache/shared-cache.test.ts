import { expect, it, onTestFinished } from 'vitest';
import { startFakeRedis } from '../testing/fake-redis.ts';
import { SharedCache } from './shared-cache.ts';

async function setUp() {
  const redis = await startFakeRedis();
  const errors: unknown[] = [];
  const connect = () => {
    const cache = new SharedCache({ url: redis.url, onError: (error) => errors.push(error) });
    cache.start();
    onTestFinished(() => cache.close());
    return cache;
  };
  onTestFinished(() => redis.close());
  return { redis, errors, connect };
}

it('returns results stored by another gateway', async () => {
  const { connect } = await setUp();
  const [one, other] = [connect(), connect()];
  const entry = { block: 7, result: '{"name":"東京 🗼"}' };
  await expect
    .poll(async () => {
      one.store('ethereum:0xabc', 'eth_call [1]', entry);
      return other.find('ethereum:0xabc', 'eth_call [1]');
    })
    .toEqual(entry);
  expect(await other.find('ethereum:0xabc', 'eth_call [2]')).toBeNull();
  expect(await other.find('ethereum:0xdef', 'eth_call [1]')).toBeNull();
});

it('finds nothing while the server is down or silent, reports it once, and continues afterwards', async () => {
  const { connect, errors, redis } = await setUp();
  const cache = connect();
  const entry = { block: -1, result: '"0x1"' };
  await expect
    .poll(async () => {
      cache.store('a', 'b', entry);
      return cache.find('a', 'b');
    })
    .toEqual(entry);
  // A lookup can be too slow on a busy machine.
  errors.length = 0;
  redis.isSilent = true;
  expect([await cache.find('a', 'b'), await cache.find('a', 'b')]).toEqual([null, null]);
  expect(errors).toHaveLength(1);
  redis.isSilent = false;
  redis.disconnect();
  await expect.poll(() => cache.find('a', 'b')).toEqual(entry);
  await redis.close();
  expect(await cache.find('a', 'b')).toBeNull();
});
