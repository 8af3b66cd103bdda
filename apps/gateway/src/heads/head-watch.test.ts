import { chainHeads } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { HeadWatch, judgeHeads } from './head-watch.ts';

describe('judge-heads', () => {
  it('compares the node that serves requests with the highest known block', () => {
    expect(judgeHeads([90, 100, 95])).toEqual({ bestBlock: 100, endpointBlock: 90, nodes: 3, nodesAnswered: 3 });
  });

  it('skips nodes that don’t respond, as requests do', () => {
    expect(judgeHeads([null, 100])).toEqual({ bestBlock: 100, endpointBlock: 100, nodes: 2, nodesAnswered: 1 });
  });

  it('knows no block if no node responds', () => {
    expect(judgeHeads([null, null])).toEqual({ bestBlock: null, endpointBlock: null, nodes: 2, nodesAnswered: 0 });
  });
});

const longAgo = new Date('2026-01-01');

describe('head-watch', () => {
  const nodeAt = (checkedHead: number | null) => ({ health: { checkedHead } });

  async function setUp(nodes: readonly ReturnType<typeof nodeAt>[]) {
    const database = await createTestDatabase(inject('databaseUrl'));
    onTestFinished(() => database.drop());
    const errors: unknown[] = [];
    const newWatch = () => {
      const watch = new HeadWatch({
        orm: database.orm,
        upstreams: new Map([['ethereum', { candidates: () => nodes }]]),
        onError: (error) => errors.push(error),
      });
      onTestFinished(() => watch.close());
      return watch;
    };
    const read = async () => (await database.orm.select().from(chainHeads).where(eq(chainHeads.chain, 'ethereum')))[0];
    /** Makes the next check due and ages all earlier ones. */
    const age = () => database.orm.update(chainHeads).set({ claimedAt: longAgo, checkedAt: longAgo, bestBlockSince: longAgo });
    const postpone = () => database.orm.update(chainHeads).set({ claimedAt: new Date(Date.now() + 3_600_000) });
    return { errors, newWatch, read, age, postpone };
  }

  it('stores the highest known block and that of the node serving requests', async () => {
    const { newWatch, read, errors } = await setUp([nodeAt(90), nodeAt(100)]);
    await newWatch().check();
    expect(await read()).toMatchObject({
      bestBlock: 100,
      endpointBlock: 90,
      nodes: 2,
      nodesAnswered: 2,
      checkedAt: expect.any(Date) as Date,
    });
    expect(errors).toEqual([]);
  });

  it('stores since when no higher block is known', async () => {
    const node = nodeAt(100);
    const { newWatch, read, age } = await setUp([node]);
    const watch = newWatch();
    await watch.check();
    await age();
    await watch.check();
    const still = await read();
    expect(still?.bestBlockSince).toEqual(longAgo);
    expect(still?.checkedAt).not.toEqual(longAgo);
    node.health.checkedHead = 101;
    await age();
    await watch.check();
    const moved = await read();
    expect(moved?.bestBlock).toBe(101);
    expect(moved?.bestBlockSince).not.toEqual(longAgo);
  });

  it('keeps the last block of unreachable nodes and records that none responded', async () => {
    const node = nodeAt(100);
    const { newWatch, read, age } = await setUp([node]);
    const watch = newWatch();
    await watch.check();
    node.health.checkedHead = null;
    await age();
    await watch.check();
    expect(await read()).toMatchObject({ bestBlock: 100, endpointBlock: null, nodes: 1, nodesAnswered: 0 });
  });

  it('reports a chain once across all gateways, and not before it is due', async () => {
    const node = nodeAt(100);
    const { newWatch, read, age, postpone } = await setUp([node]);
    const watches = [newWatch(), newWatch(), newWatch()];
    await Promise.all(watches.map((watch) => watch.check()));
    // Not due for an hour, however long the next checks take.
    await postpone();
    node.health.checkedHead = 101;
    await Promise.all(watches.map((watch) => watch.check()));
    expect(await read()).toMatchObject({ bestBlock: 100 });
    await age();
    await Promise.all(watches.map((watch) => watch.check()));
    expect(await read()).toMatchObject({ bestBlock: 101 });
  });
});
