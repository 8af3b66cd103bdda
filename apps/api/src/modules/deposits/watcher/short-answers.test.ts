import { deposits, depositSweeps } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { createFakeDepositChain, nodeFaults, type FakeTransfer, type NodeFault } from '../../../test/fake-deposit-chain.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { ledgerDifferences } from '../../../test/ledger-differences.ts';
import { reconcileBalances } from '../reconciliation/reconcile-balances.ts';
import { scanNetwork } from './scan-network.ts';

type Chain = ReturnType<typeof createFakeDepositChain>;

const { orm } = api.database;
const cent = 10_000n;
const owner = `0x${'0e'.repeat(20)}`;
const hourMs = 3_600_000;

async function newWallet() {
  const me = newUser();
  const projectId = await newProject(me);
  const [wallet] = (await callApi('GET /v1/custodialWallets', { as: me })).body as { address: string }[];
  const balance = async () => ((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body as { balance: number }).balance;
  return { projectId, address: (wallet?.address ?? '').toLowerCase(), balance };
}

const scan = ({ client, network }: Chain) => scanNetwork({ orm, client, network, now: () => new Date() });

/** Everything of other tests' addresses is read too, so that the turn of these comes. */
const reconcile = ({ client, network }: Chain, laterMs = 0, rangesMax = 1000) =>
  reconcileBalances({ orm, client, network, now: () => new Date(Date.now() + laterMs), readsMax: 10_000, rangesMax });

/** One tick of a clock: a failure is logged, and the next one comes. */
const tick = (run: Promise<unknown>) => run.catch(() => undefined);

const times = (count: number, fault: NodeFault): NodeFault[] => Array.from({ length: count }, () => fault);

async function newChain(options: Parameters<typeof createFakeDepositChain>[0] = {}): Promise<Chain> {
  const chain = createFakeDepositChain(options);
  chain.mineEmpty(5);
  await scan(chain);
  return chain;
}

/** A chain on which a transfer of five dollars has its confirmations, and no node has shown it while its block was in the overlap. */
async function newLoss(wallet: { address: string }): Promise<Chain> {
  const chain = await newChain();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(30);
  chain.misbehave(times(1000, 'empty'));
  await scan(chain);
  chain.misbehave([]);
  await scan(chain);
  return chain;
}

test.each(nodeFaults)('credits a transfer once, though the first answers are %s', async (fault) => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(3);
  chain.misbehave(times(12, fault));
  for (let count = 0; count < 12; count += 1) await tick(scan(chain));
  expect(await wallet.balance()).toBe(500);
  expect(await ledgerDifferences([wallet.projectId])).toEqual([]);
});

test('credits a transfer in the scan whose ranges are all answered short: the header of its block gives it away', async () => {
  const chain = await newChain();
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(3);
  chain.misbehave(times(1000, 'short'));
  expect(await scan(chain)).toBe(1);
  expect(await wallet.balance()).toBe(500);
});

test('searches the overlap again for what a header does not show', async () => {
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

test('asks four questions where nothing is new, one more for each new block, and one for each block that may concern us', async () => {
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

test('finds by its balance what no answer held, and credits it once', async () => {
  const wallet = await newWallet();
  const chain = await newLoss(wallet);
  expect(await wallet.balance()).toBe(0);
  const runs = await Promise.all([reconcile(chain), reconcile(chain)]);
  expect(runs.reduce((sum, { credited }) => sum + credited, 0)).toBe(1);
  expect(await wallet.balance()).toBe(500);
  expect(await reconcile(chain, 2 * hourMs)).toEqual({ credited: 0, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
  expect(await ledgerDifferences([wallet.projectId])).toEqual([]);
});

test('finds what was missed after the owner of the keys has moved it on', async () => {
  const wallet = await newWallet();
  const chain = await newLoss(wallet);
  chain.mine([{ from: wallet.address, to: owner, units: 500n * cent }]);
  chain.mineEmpty(3);
  await scan(chain);
  expect(await orm.select().from(depositSweeps).where(eq(depositSweeps.fromAddress, wallet.address))).toHaveLength(1);
  expect(await reconcile(chain)).toEqual({ credited: 1, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
  expect(await ledgerDifferences([wallet.projectId])).toEqual([]);
});

test('finds what was missed and moved on unseen, which leaves the sums equal', async () => {
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
  // What an address sends besides tokens is searched for once.
  chain.calls.length = 0;
  expect(await reconcile(chain, 2 * hourMs)).toEqual({ credited: 0, unexplained: 0 });
  expect(chain.calls).not.toContain('eth_getLogs');
});

test('counts what the owner moved on before transfers out were recorded', async () => {
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
  expect(await ledgerDifferences([wallet.projectId])).toEqual([]);
});

test('names a difference that the history does not explain, and searches for it ever more rarely', async () => {
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
  expect(await ledgerDifferences([wallet.projectId])).toMatchObject([
    { rule: 'custody', at: place, expected: '5000000', found: '4000000' },
  ]);
  expect(await reconcile(chain, 9 * 60_000)).toEqual({ credited: 0, unexplained: 0 });
  expect(await reconcile(chain, 11 * 60_000)).toEqual({ credited: 0, unexplained: 1 });
  expect(await reconcile(chain, 30 * 60_000)).toEqual({ credited: 0, unexplained: 0 });
  expect(await wallet.balance()).toBe(500);
});

test('a search goes on where the last run left it, down to the creation of the address and no further', async () => {
  const start = Math.floor(Date.now() / 1000) - 10 * 3600;
  let block = 0;
  const chain = createFakeDepositChain({ timestamp: () => start + (block += 1) * 10 });
  const wallet = await newWallet();
  chain.mine([{ to: wallet.address, units: cent }]);
  chain.mineEmpty(3299);
  await scan(chain);
  // The address is hours younger than the first block, and as old as the next.
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

test('credits the rest of a transaction that was credited in part before a rewrite moved it', async () => {
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
  expect(await ledgerDifferences([first.projectId, second.projectId])).toEqual([]);
});

test('whatever the nodes of a pool do: in the end every confirmed transfer is credited once', async () => {
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
      const credited = await Promise.all(wallets.map(async ({ balance }, index) => (await balance()) - (before[index] ?? 0)));
      expect(credited).toEqual(sent);
    }),
    { numRuns: 30 },
  );
  expect(await ledgerDifferences(wallets.map(({ projectId }) => projectId))).toEqual([]);
});
