import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cent, differencesOf, hourMs, newChain, newWallet, owner, reconcile, scan, tick, times } from '../../../test/deposit-scenario.ts';
import { nodeFaults, type FakeTransfer } from '../../../test/fake-deposit-chain.ts';

test.each(nodeFaults)('credits a transfer once although the first answers are %s', async (fault) => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(3);
  chain.misbehave(times(12, fault));
  for (let count = 0; count < 3; count += 1) await tick(scan(chain));
  chain.misbehave([]);
  await scan(chain);
  expect(await wallet.balance()).toBe(500);
  expect(await differencesOf([wallet.projectId])).toEqual([]);
});

test('finds a transfer by its block’s bloom filter when every range response is incomplete', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(3);
  chain.misbehave(times(1000, 'short'));
  expect(await scan(chain)).toBe(1);
  expect(await wallet.balance()).toBe(500);
});

test('searches the overlap again for transfers that a header does not show', async () => {
  const chain = await newChain({ hasBlooms: false });
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(19);
  chain.misbehave(times(1000, 'short'));
  expect(await scan(chain)).toBe(0);
  chain.misbehave([]);
  expect(await scan(chain)).toBe(1);
  expect(await scan(chain)).toBe(0);
  expect(await wallet.balance()).toBe(500);
});

test('credits nothing before its confirmations, even when the answer is for another range', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mineEmpty(3);
  await scan(chain);
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  // Requests: head, the cursor's block, the new block, the first range.
  chain.misbehave(['honest', 'honest', 'honest', 'other-range']);
  expect(await scan(chain)).toBe(0);
  expect(await wallet.balance()).toBe(0);
});

test('rejects blocks that do not follow each other', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(5);
  chain.rewrite(6);
  chain.mineEmpty(3);
  // Requests: head, the cursor's block, then new blocks, one of them from a member that is still on the old branch.
  chain.misbehave(['honest', 'honest', 'honest', 'honest', 'honest', 'stale']);
  await expect(scan(chain)).rejects.toThrow('Blocks that do not follow on each other');
  expect(await wallet.balance()).toBe(0);
  expect(await scan(chain)).toBe(1);
  expect(await wallet.balance()).toBe(500);
});

test('makes four requests when nothing is new, one per new block, and one per block that may contain transfers', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  await scan(chain);
  chain.calls.length = 0;
  await scan(chain);
  const idle = ['eth_blockNumber', 'eth_getBlockByNumber', 'eth_getLogs', 'eth_getLogs'];
  expect(chain.calls.toSorted()).toEqual(idle);
  chain.mine([{ to: wallet.address, units: cent }]);
  chain.mineEmpty(2);
  chain.calls.length = 0;
  expect(await scan(chain)).toBe(1);
  expect(chain.calls.toSorted()).toEqual(
    [...idle, 'eth_getBlockByNumber', 'eth_getBlockByNumber', 'eth_getBlockByNumber', 'eth_getLogs'].toSorted(),
  );
});

test('credits the rest of a transaction that was partly credited before a reorganization moved it', async () => {
  const chain = await newChain();
  const [first, second] = [await newWallet(), await newWallet()];
  chain.mine([
    { to: first.address, units: 100n * cent },
    { to: second.address, units: 400n * cent },
    { to: first.address, units: 200n * cent },
  ]);
  chain.mineEmpty(3);
  chain.misbehave(times(1000, 'partial'));
  expect(await scan(chain)).toBe(2);
  chain.misbehave([]);
  chain.rewrite(6);
  chain.mineEmpty(6);
  expect(await scan(chain)).toBe(1);
  expect(await scan(chain)).toBe(0);
  expect([await first.balance(), await second.balance()]).toEqual([300, 400]);
  expect(await differencesOf([first.projectId, second.projectId])).toEqual([]);
});

test('credits every confirmed transfer once in the end, whatever the nodes of a pool do', async () => {
  const confirmations = 3;
  const wallets = await Promise.all([newWallet(), newWallet(), newWallet()]);
  const transfer = fc.record({ to: fc.nat(2), cents: fc.integer({ min: 1, max: 9_999 }), isSweep: fc.boolean() });
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('mine' as const), transfers: fc.array(transfer, { minLength: 1, maxLength: 3 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), blocks: fc.integer({ min: 1, max: 30 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), depth: fc.integer({ min: 1, max: confirmations - 1 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('misbehave' as const),
        faults: fc.oneof(
          fc.array(fc.constantFrom(...nodeFaults), { minLength: 1, maxLength: 40 }),
          fc.constantFrom(...nodeFaults).map((fault) => times(200, fault)),
        ),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('scan' as const, 'scan-twice' as const, 'reconcile' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const before = await Promise.all(wallets.map(({ balance }) => balance()));
      const chain = await newChain({ confirmations });
      const held = wallets.map(() => 0);
      const sent = wallets.map(() => 0);
      for (const [index, action] of steps.entries()) {
        if (action.kind === 'mine') {
          const transfers: FakeTransfer[] = action.transfers.map(({ to, cents, isSweep }) => {
            const address = wallets[to]?.address ?? '';
            const swept = isSweep ? (held[to] ?? 0) : 0;
            held[to] = swept > 0 ? 0 : (held[to] ?? 0) + cents;
            if (swept > 0) return { from: address, to: owner, units: BigInt(swept) * cent };
            sent[to] = (sent[to] ?? 0) + cents;
            return { to: address, units: BigInt(cents) * cent };
          });
          chain.mine(transfers);
        } else if (action.kind === 'pass') chain.mineEmpty(action.blocks);
        else if (action.kind === 'rewrite') chain.rewrite(action.depth);
        else if (action.kind === 'misbehave') chain.misbehave(action.faults);
        else if (action.kind === 'reconcile') await tick(reconcile(chain, index * hourMs));
        else await Promise.all([tick(scan(chain)), ...(action.kind === 'scan' ? [] : [tick(scan(chain))])]);
      }
      chain.misbehave([]);
      chain.mineEmpty(confirmations);
      await scan(chain);
      for (let later = 1; later <= 3; later += 1) await reconcile(chain, later * 48 * hourMs);
      const credited = await Promise.all(wallets.map(async ({ balance }, index) => ((await balance()) ?? 0) - (before[index] ?? 0)));
      expect(credited).toEqual(sent);
    }),
    { numRuns: 15 },
  );
  expect(await differencesOf(wallets.map(({ projectId }) => projectId))).toEqual([]);
});
