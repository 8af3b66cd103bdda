import { providers, sealProvider } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createProvider, testSecrets } from '../testing/create-provider.ts';
import { startFakeNode } from '../testing/fake-node.ts';
import { findProviders } from './provider-directory.ts';
import { judgeProvider, ProviderWatch } from './provider-watch.ts';

describe('judge-provider', () => {
  const at = (blockHeight: number) => ({ ok: true, blockHeight, latencyMs: 4 }) as const;

  it('allows a lag of thirty seconds, and always of three blocks', () => {
    expect(judgeProvider(at(85), 100, 2_000)).toEqual({ health: 'healthy', blockHeight: 85, latencyMs: 4, lagBlocks: 15 });
    expect(judgeProvider(at(84), 100, 2_000)).toMatchObject({ health: 'lagging', lagBlocks: 16 });
    expect(judgeProvider(at(97), 100, 12_000).health).toBe('healthy');
    expect(judgeProvider(at(96), 100, 12_000).health).toBe('lagging');
  });

  it('reports no lag for a node that is ahead or can’t be compared', () => {
    expect(judgeProvider(at(101), 100, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: 0 });
    expect(judgeProvider(at(1), null, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: null });
  });

  it('keeps what is known of a node that doesn’t respond', () => {
    expect(judgeProvider({ ok: false, fault: 'unreachable' }, 100, 2_000)).toEqual({ health: 'unreachable' });
  });
});

describe('provider-watch', () => {
  async function startNode(height: number) {
    const node = await startFakeNode((response, body) =>
      response.end(`{"jsonrpc":"2.0","id":1,"result":"0x${(body.includes('eth_chainId') ? 1 : height).toString(16)}"}`),
    );
    onTestFinished(() => node.close());
    return node;
  }

  const newChecker = () => createNodeChecker({ timeoutMs: 60_000, arePrivateAddressesAllowed: true });

  async function setUp(ownHeight: number) {
    const database = await createTestDatabase(inject('databaseUrl'));
    const own = await startNode(ownHeight);
    const upstreams = new Map([['ethereum', { httpAddresses: [own.address] }]]);
    const errors: unknown[] = [];
    const newWatch = () => {
      const watch = new ProviderWatch({
        orm: database.orm,
        secrets: testSecrets,
        upstreams,
        checker: newChecker(),
        ownChecker: newChecker(),
        onError: (error) => errors.push(error),
      });
      onTestFinished(() => watch.close());
      return watch;
    };
    onTestFinished(() => database.drop());
    const nodes = async () => findProviders({ orm: database.orm, secrets: testSecrets, onUnreadable: (error) => errors.push(error) });
    const find = async (id: string) => (await database.orm.select().from(providers).where(eq(providers.id, id)))[0];
    return { database, errors, find, newWatch, nodes };
  }

  const longAgo = new Date('2026-01-01');

  it('stores a node’s lag and removes it from the list until it catches up', async () => {
    const { database, find, newWatch, nodes, errors } = await setUp(100);
    const behind = await startNode(90);
    const { id } = await createProvider(database, { url: behind.address, checkedAt: longAgo });
    expect((await nodes()).get('ethereum')).toMatchObject([{ id }]);
    await newWatch().check();
    expect(await find(id)).toMatchObject({ health: 'lagging', blockHeight: 90, lagBlocks: 10 });
    expect((await nodes()).get('ethereum')).toBeUndefined();

    const caughtUp = await startNode(99);
    await database.orm
      .update(providers)
      .set({ ...sealProvider(testSecrets, id, caughtUp.address), checkedAt: longAgo })
      .where(eq(providers.id, id));
    await newWatch().check();
    expect(await find(id)).toMatchObject({ health: 'healthy', blockHeight: 99, lagBlocks: 1 });
    expect(errors).toEqual([]);
  });

  it('keeps height and latency of an unreachable node', async () => {
    const { database, find, newWatch } = await setUp(100);
    const gone = await startNode(1);
    await gone.close();
    const { id } = await createProvider(database, { url: gone.address, checkedAt: longAgo, blockHeight: 98, latencyMs: 7 });
    await newWatch().check();
    expect(await find(id)).toMatchObject({ health: 'unreachable', blockHeight: 98, latencyMs: 7 });
  });

  it('checks each node once across all gateways, and not before it is due', async () => {
    const { database, newWatch } = await setUp(100);
    const [due, recent] = [await startNode(100), await startNode(100)];
    await createProvider(database, { url: due.address, checkedAt: longAgo });
    await createProvider(database, { url: recent.address });
    const watches = [newWatch(), newWatch(), newWatch()];
    await Promise.all(watches.map((watch) => watch.check()));
    expect([due.bodies.length, recent.bodies.length]).toEqual([2, 0]);
  });

  it('skips paused nodes', async () => {
    const { database, newWatch } = await setUp(100);
    const paused = await startNode(100);
    await createProvider(database, { url: paused.address, status: 'paused', checkedAt: longAgo });
    await newWatch().check();
    expect(paused.bodies).toEqual([]);
  });
});
