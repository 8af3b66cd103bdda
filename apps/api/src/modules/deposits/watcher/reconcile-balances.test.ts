import { deposits, depositSweeps } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  cent,
  differencesOf,
  hourMs,
  newChain,
  newLoss,
  newWallet,
  orm,
  owner,
  reconcile,
  scan,
  times,
} from '../../../test/deposit-scenario.ts';
import { createFakeDepositChain } from '../../../test/fake-deposit-chain.ts';

test('finds by its balance a transfer that no node returned, and credits it once', async () => {
  const wallet = await newWallet();
  const chain = await newLoss(wallet);
  expect(await wallet.balance()).toBe(0);
  const runs = await Promise.all([reconcile(chain), reconcile(chain)]);
  expect(runs.reduce((sum, { credited }) => sum + credited, 0)).toBe(1);
  expect(await wallet.balance()).toBe(500);
  expect(await reconcile(chain, 2 * hourMs)).toEqual({ credited: 0, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
  expect(await differencesOf([wallet.projectId])).toEqual([]);
});

test('finds a missed transfer after the owner of the keys has moved the tokens', async () => {
  const wallet = await newWallet();
  const chain = await newLoss(wallet);
  chain.mine([{ from: wallet.address, to: owner, units: 500n * cent }]);
  chain.mineEmpty(3);
  await scan(chain);
  expect(await orm.select().from(depositSweeps).where(eq(depositSweeps.fromAddress, wallet.address))).toHaveLength(1);
  expect(await reconcile(chain)).toEqual({ credited: 1, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
  expect(await differencesOf([wallet.projectId])).toEqual([]);
});

test('finds a missed transfer whose tokens were moved unseen, so that the sums are equal', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mine([{ from: wallet.address, to: owner, units: 500n * cent }]);
  chain.mineEmpty(30);
  chain.misbehave(times(1000, 'empty'));
  await scan(chain);
  chain.misbehave([]);
  await scan(chain);
  expect(await wallet.balance()).toBe(0);
  expect(await reconcile(chain)).toEqual({ credited: 1, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
});

test('compares the other addresses when the node refuses the history of one', async () => {
  const chain = await newChain();
  const [first, second] = [await newWallet(), await newWallet()];
  await reconcile(chain);
  chain.mine([
    { to: first.address, units: cent },
    { to: second.address, units: cent },
  ]);
  chain.mineEmpty(30);
  chain.misbehave(times(1000, 'empty'));
  await scan(chain);
  chain.misbehave([]);
  chain.refuseLogsOf(first.address);
  await expect(reconcile(chain, 2 * hourMs)).rejects.toThrow('the node is busy');
  expect([await first.balance(), await second.balance()]).toEqual([0, 1]);
});

test('stops searching for outgoing transactions after several searches found no token transfer', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ from: wallet.address, to: owner, units: 0n }]);
  chain.mineEmpty(3);
  await scan(chain);
  const searched = [];
  for (let run = 1; run <= 6; run += 1) {
    chain.calls.length = 0;
    expect(await reconcile(chain, run * 24 * hourMs)).toEqual({ credited: 0, unexplained: 0 });
    searched.push(chain.calls.includes('eth_getLogs'));
  }
  expect(searched).toEqual([true, true, true, true, false, false]);
});

test('counts outgoing transfers from before they were recorded', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mine([{ from: wallet.address, to: owner, units: 200n * cent }]);
  chain.mineEmpty(3);
  await scan(chain);
  await orm.delete(depositSweeps).where(eq(depositSweeps.fromAddress, wallet.address));
  chain.mineEmpty(30);
  await scan(chain);
  expect(await reconcile(chain)).toEqual({ credited: 0, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
  expect(await differencesOf([wallet.projectId])).toEqual([]);
});

test('reports an unexplained difference, and searches for it less and less often', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(3);
  await scan(chain);
  await orm
    .update(deposits)
    .set({ units: 400n * cent })
    .where(eq(deposits.toAddress, wallet.address));
  expect(await reconcile(chain)).toEqual({ credited: 0, unexplained: 1 });
  const place = `${chain.network.chainId}:${chain.network.tokens[0]?.address.toLowerCase() ?? ''}:${wallet.address}`;
  expect(await differencesOf([wallet.projectId])).toMatchObject([{ rule: 'custody', at: place, expected: '5000000', found: '4000000' }]);
  expect(await reconcile(chain, 9 * 60_000)).toEqual({ credited: 0, unexplained: 0 });
  expect(await reconcile(chain, 11 * 60_000)).toEqual({ credited: 0, unexplained: 1 });
  expect(await reconcile(chain, 30 * 60_000)).toEqual({ credited: 0, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
});

test('a search resumes where the last run stopped and ends at the creation of the address', async () => {
  const start = Math.floor(Date.now() / 1000) - 10 * 3600;
  let block = 0;
  const chain = createFakeDepositChain({ timestamp: () => start + (block += 1) * 10 });
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: cent }]);
  chain.mineEmpty(3299);
  await scan(chain);
  // The address was created hours after the first block, at the time of the next one.
  chain.mine([{ to: wallet.address, units: 3n * cent }]);
  chain.misbehave(times(100_000, 'empty'));
  for (let step = 0; step < 4; step += 1) {
    chain.mineEmpty(600);
    await scan(chain);
  }
  chain.misbehave([]);
  await scan(chain);
  expect([await reconcile(chain, 0, 1), await wallet.balance()]).toEqual([{ credited: 0, unexplained: 0 }, 0]);
  expect([await reconcile(chain, 0, 1), await wallet.balance()]).toEqual([{ credited: 0, unexplained: 0 }, 0]);
  expect([await reconcile(chain, 0, 9), await wallet.balance()]).toEqual([{ credited: 1, unexplained: 1 }, 3]);
});
