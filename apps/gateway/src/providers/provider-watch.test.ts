import { providers } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createProvider } from '../testing/create-provider.ts';
import { startFakeNode } from '../testing/fake-node.ts';
import { findProviders } from './provider-directory.ts';
import { judgeProvider, ProviderWatch } from './provider-watch.ts';

describe('judge-provider', () => {
  const at = (blockHeight: number) => ({ ok: true, blockHeight, latencyMs: 4 }) as const;

  it('lets a node be thirty seconds behind, and three blocks in any case', () => {
    expect(judgeProvider(at(85), 100, 2_000)).toEqual({ health: 'healthy', blockHeight: 85, latencyMs: 4, lagBlocks: 15 });
    expect(judgeProvider(at(84), 100, 2_000)).toMatchObject({ health: 'lagging', lagBlocks: 16 });
    expect(judgeProvider(at(97), 100, 12_000).health).toBe('healthy');
    expect(judgeProvider(at(96), 100, 12_000).health).toBe('lagging');
  });

  it('says that nobody lags who is ahead, or whom nobody can be compared with', () => {
    expect(judgeProvider(at(101), 100, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: 0 });
    expect(judgeProvider(at(1), null, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: null });
  });

  it('keeps what was known of a node that does not answer', () => {
    expect(judgeProvider({ ok: false, fault: 'unreachable' }, 100, 2_000)).toEqual({ health: 'unreachable' });
  });
});

describe('provider-watch', () => {
  /** A node of Ethereum at a height. */
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
        upstreams,
        checker: newChecker(),
        ownChecker: newChecker(),
        onError: (error) => errors.push(error),
      });
      onTestFinished(() => watch.close());
      return watch;
    };
    onTestFinished(() => database.drop());
    const find = async (id: string) => (await database.orm.select().from(providers).where(eq(providers.id, id)))[0];
    return { database, errors, find, newWatch };
  }

  const longAgo = new Date('2026-01-01');

  it('stores how far behind a node is, and takes it off the list until it has caught up', async () => {
    const { database, find, newWatch, errors } = await setUp(100);
    const behind = await startNode(90);
    const { id } = await createProvider(database, { url: behind.address, checkedAt: longAgo });
    expect((await findProviders(database.orm)).get('ethereum')).toMatchObject([{ id }]);
    await newWatch().look();
    expect(await find(id)).toMatchObject({ health: 'lagging', blockHeight: 90, lagBlocks: 10 });
    expect((await findProviders(database.orm)).get('ethereum')).toBeUndefined();

    const caughtUp = await startNode(99);
    await database.orm.update(providers).set({ url: caughtUp.address, checkedAt: longAgo }).where(eq(providers.id, id));
    await newWatch().look();
    expect(await find(id)).toMatchObject({ health: 'healthy', blockHeight: 99, lagBlocks: 1 });
    expect(errors).toEqual([]);
  });

  it('keeps height and latency of a node that fell silent', async () => {
    const { database, find, newWatch } = await setUp(100);
    const gone = await startNode(1);
    await gone.close();
    const { id } = await createProvider(database, { url: gone.address, checkedAt: longAgo, blockHeight: 98, latencyMs: 7 });
    await newWatch().look();
    expect(await find(id)).toMatchObject({ health: 'unreachable', blockHeight: 98, latencyMs: 7 });
  });

  it('looks at each node once, however many gateways there are, and not before its time', async () => {
    const { database, newWatch } = await setUp(100);
    const [due, recent] = [await startNode(100), await startNode(100)];
    await createProvider(database, { url: due.address, checkedAt: longAgo });
    await createProvider(database, { url: recent.address });
    const watches = [newWatch(), newWatch(), newWatch()];
    await Promise.all(watches.map((watch) => watch.look()));
    expect([due.bodies.length, recent.bodies.length]).toEqual([2, 0]);
  });

  it('leaves paused nodes alone', async () => {
    const { database, newWatch } = await setUp(100);
    const paused = await startNode(100);
    await createProvider(database, { url: paused.address, status: 'paused', checkedAt: longAgo });
    await newWatch().look();
    expect(paused.bodies).toEqual([]);
  });
});
