import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testAccess } from '../testing/access.ts';
import type { Access } from './access.ts';
import { AccessCache, refreshMs } from './access-cache.ts';

function setUp(graceMs = 60_000) {
  const time = { now: 0 };
  const find = vi.fn<(hash: string) => Promise<Access | null>>(() => Promise.resolve(testAccess()));
  const cache = new AccessCache({ find, graceMs: () => graceMs, onError: () => undefined, now: () => time.now });
  return { time, find, cache };
}

const down = () => Promise.reject(new Error('connection refused'));

describe('AccessCache', () => {
  it('queries the database once for concurrent requests with the same key', async () => {
    const { cache, find } = setUp();
    await Promise.all(Array.from({ length: 100 }, async () => cache.get('a')));
    expect(find).toHaveBeenCalledOnce();
  });

  it('answers from memory and revalidates in the background', async () => {
    const { cache, find, time } = setUp();
    await cache.get('a');
    time.now = refreshMs;
    find.mockResolvedValue(testAccess({ status: 'paused' }));
    expect(cache.get('a')).toMatchObject({ status: 'active' });
    await vi.waitFor(() => expect(cache.get('a')).toMatchObject({ status: 'paused' }), 20_000);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('waits for the database after a change notification', async () => {
    const { cache, find } = setUp();
    await cache.get('a');
    find.mockResolvedValue(testAccess({ status: 'paused' }));
    cache.invalidate('proj_other');
    expect(cache.get('a')).toMatchObject({ status: 'active' });
    cache.invalidate('proj_test');
    expect(await cache.get('a')).toMatchObject({ status: 'paused' });
  });

  it('discards a result that was read before the change notification', async () => {
    const { cache, find } = setUp();
    const slow = Promise.withResolvers<Access>();
    find.mockReturnValueOnce(slow.promise);
    find.mockResolvedValue(testAccess({ status: 'paused' }));
    const answer = cache.get('a');
    cache.invalidate('proj_test');
    slow.resolve(testAccess());
    expect(await answer).toMatchObject({ status: 'paused' });
  });

  it('caches unknown keys until notifications may have been lost', async () => {
    const { cache, find } = setUp();
    find.mockResolvedValue(null);
    expect(await cache.get('a')).toBeNull();
    expect(cache.get('a')).toBeNull();
    cache.invalidate();
    expect(await cache.get('a')).toBeNull();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('evicts a deleted key', async () => {
    const { cache, find } = setUp();
    await cache.get('a');
    find.mockResolvedValue(null);
    cache.invalidate('proj_test');
    expect(await cache.get('a')).toBeNull();
  });

  it('keeps serving cached keys for the grace period while the database is down, and no others', async () => {
    const { cache, find, time } = setUp(60_000);
    await cache.get('a');
    find.mockImplementation(down);
    cache.invalidate();
    expect(await cache.get('a')).toMatchObject({ apiKeyId: 'key_test' });
    time.now = 60_000 + refreshMs;
    expect(await cache.get('a')).toMatchObject({ apiKeyId: 'key_test' });
    time.now += 1;
    await expect(cache.get('a')).rejects.toMatchObject({ code: 'ACCESS_UNAVAILABLE' });
    await expect(cache.get('b')).rejects.toMatchObject({ code: 'ACCESS_UNAVAILABLE' });
    find.mockResolvedValue(testAccess());
    expect(await cache.get('a')).toMatchObject({ apiKeyId: 'key_test' });
  });

  it('rejects keys of a closing project until the database confirms them, even while it is down', async () => {
    const { cache, find } = setUp();
    await cache.get('a');
    find.mockResolvedValueOnce(testAccess({ projectId: 'proj_other' }));
    await cache.get('b');
    find.mockImplementation(down);
    cache.close('proj_test');
    await expect(cache.get('a')).rejects.toMatchObject({ code: 'ACCESS_UNAVAILABLE' });
    expect(cache.get('b')).toMatchObject({ projectId: 'proj_other' });
    find.mockResolvedValue(null);
    expect(await cache.get('a')).toBeNull();
  });

  it('does not fall back to a cached key whose project started closing during the lookup', async () => {
    const { cache, find } = setUp();
    await cache.get('a');
    cache.invalidate('proj_test');
    find.mockImplementation(async () => {
      cache.close('proj_test');
      return down();
    });
    await expect(cache.get('a')).rejects.toMatchObject({ code: 'ACCESS_UNAVAILABLE' });
  });

  it('waits 1.5 s for a database that hangs, and not again until it responds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { cache, find } = setUp();
    await cache.get('known');
    cache.invalidate('proj_test');
    const hanging = Promise.withResolvers<Access>();
    find.mockReturnValue(hanging.promise);
    const outcomes: unknown[] = [];
    const ask = (hash: string) =>
      Promise.resolve(cache.get(hash)).then(
        (access) => outcomes.push(access?.apiKeyId),
        (error: unknown) => outcomes.push((error as { code: unknown }).code),
      );
    void ask('new');
    void ask('known');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['ACCESS_UNAVAILABLE', 'key_test']);
    await Promise.all([ask('new'), ask('known')]);
    expect(outcomes.slice(2)).toEqual(['ACCESS_UNAVAILABLE', 'key_test']);
    expect(find).toHaveBeenCalledTimes(3);
    hanging.resolve(testAccess());
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.get('new')).toMatchObject({ apiKeyId: 'key_test' });
  });

  it('rejects a flood of unknown keys instead of queuing lookups', async () => {
    const { cache, find } = setUp();
    const never = Promise.withResolvers<Access>();
    find.mockReturnValue(never.promise);
    const answers = Array.from({ length: 1_000 }, async (_, index) => cache.get(String(index)));
    expect(find).toHaveBeenCalledTimes(256);
    await expect(answers.at(-1)).rejects.toMatchObject({ code: 'ACCESS_UNAVAILABLE' });
    never.resolve(testAccess());
    await Promise.allSettled(answers);
  });

  it('confirms the keys in use with one query, and looks up the others when they are used again', async () => {
    const { cache, find, time } = setUp();
    for (const hash of ['a', 'b', 'c']) await cache.get(hash);
    for (const hash of ['a', 'b']) void cache.get(hash);
    const findList = vi.fn(async () => new Map([['a', testAccess({ status: 'paused' })]]));
    time.now = refreshMs - 1;
    await cache.confirm(findList);
    expect(findList).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    find.mockClear();
    expect(cache.get('a')).toMatchObject({ status: 'paused' });
    expect(cache.get('b')).toBeNull();
    expect(find).not.toHaveBeenCalled();
    expect(await cache.get('c')).toMatchObject({ status: 'active' });
    expect(find).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('doesn’t confirm a key that changed while the database was read', async () => {
    const { cache } = setUp();
    await cache.get('a');
    void cache.get('a');
    const read = Promise.withResolvers<Map<string, Access>>();
    const confirmed = cache.confirm(() => read.promise);
    cache.invalidate('proj_test');
    read.resolve(new Map([['a', testAccess({ status: 'paused' })]]));
    await confirmed;
    expect(await cache.get('a')).toMatchObject({ status: 'active' });
  });

  it('repeats a lookup only for changes to its own project', async () => {
    const { cache, find } = setUp();
    const slow = Promise.withResolvers<Access>();
    find.mockReturnValueOnce(slow.promise);
    const answer = cache.get('a');
    cache.invalidate('proj_other');
    slow.resolve(testAccess());
    expect(await answer).toMatchObject({ status: 'active' });
    expect(find).toHaveBeenCalledOnce();
  });
});
