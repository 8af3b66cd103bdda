import { depositCursors, ledgerEntries, payments, projects } from '@onepoint/database';
import { placeSandboxToken, sandboxTokenOf } from '@onepoint/sandbox/chains/sandbox-token';
import { startChain, type RunningChain } from '@onepoint/sandbox/chains/start-chain';
import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClient, encodeFunctionData, http, parseAbi, type Address, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { getTransactionReceipt, sendRawTransaction, waitForTransactionReceipt, writeContract } from 'viem/actions';
import { api, callApi } from '../../../test/api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { ledgerDifferences, readAudit } from '../../../test/audit-and-ledger.ts';
import type { DepositNetwork } from '../deposit-network.ts';
import { scanNetwork } from './scan-network.ts';

const { orm } = api.database;
const abi = parseAbi(['function mint(address to, uint256 value)']);
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const confirmations = 3;
const directory = mkdtempSync(join(tmpdir(), 'deposits-'));
const token = sandboxTokenOf('ethereum') ?? { symbol: '', address: '', decimals: 6 };

let chain: RunningChain;
let network: DepositNetwork;
let client: ReturnType<typeof connect>;

const connect = (url: string) => createTestClient({ mode: 'anvil', transport: http(url, { timeout: 60_000 }) });

beforeAll(async () => {
  chain = await startChain({ slug: 'ethereum', chainId: 1, logFile: join(directory, 'chain.log'), blockIntervalMs: 3_600_000 });
  await placeSandboxToken(chain.httpUrl, token);
  client = connect(chain.httpUrl);
  network = {
    chainId: 1,
    name: 'Ethereum',
    rpcUrl: chain.httpUrl,
    confirmations,
    overlapBlocks: 20,
    tokens: [{ ...token, address: token.address as Address }],
  };
});
afterAll(async () => {
  await chain.stop();
  rmSync(directory, { recursive: true });
});

const scan = () => scanNetwork({ orm, client, network, now: () => new Date() });
const confirm = (blocks = confirmations) => client.mine({ blocks });

async function mint(to: string, units: bigint, tokenAddress = token.address) {
  const hash = await writeContract(client, {
    chain: null,
    account,
    address: tokenAddress as Address,
    abi,
    functionName: 'mint',
    args: [to as Address, units],
  });
  return waitForTransactionReceipt(client, { hash, pollingInterval: 20 });
}

/** The transaction has the same hash in any block. Of two transactions in one block, the one with the higher tip comes first. */
async function signMint(to: string, units: bigint, tip = 1) {
  const sender = privateKeyToAccount(generatePrivateKey());
  await client.setBalance({ address: sender.address, value: 10n ** 18n });
  return sender.signTransaction({
    chainId: 1,
    nonce: 0,
    to: token.address as Address,
    data: encodeFunctionData({ abi, functionName: 'mint', args: [to as Address, units] }),
    gas: 200_000n,
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: BigInt(tip) * 10n ** 9n,
  });
}

async function mineTogether(...signed: readonly Hex[]) {
  await client.setAutomine(false);
  const hashes: Hex[] = [];
  for (const serializedTransaction of signed) hashes.push(await sendRawTransaction(client, { serializedTransaction }));
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
  return Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })));
}

async function newWallet() {
  const me = newUser();
  const projectId = await newProject(me);
  const [wallet] = (await callApi('GET /v1/custodialWallets', { as: me })).body as { address: string }[];
  return {
    projectId,
    address: wallet?.address ?? '',
    audit: () => readAudit(projectId),
    balance: async () => ((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body as { balance: number }).balance,
    list: async () => ((await callApi(`GET /v2/projects/${projectId}/payments`, { as: me })).body as { data: unknown[] }).data,
  };
}

beforeEach(async () => {
  await confirm();
  await scan();
});

test('credits a deposit once after its confirmations, even with concurrent scans', async () => {
  const wallet = await newWallet();
  await mint(wallet.address, 12_345_678n);
  await confirm(confirmations - 2);
  expect(await scan()).toBe(0);
  expect(await wallet.balance()).toBe(0);
  await confirm(1);
  const counts = await Promise.all([scan(), scan(), scan()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await scan()).toBe(0);
  expect(await wallet.balance()).toBe(1_234);
  expect(await wallet.list()).toMatchObject([
    { type: 'CUSTODIAL', status: 'CONFIRMED', amount: 1_234, fee: 0, credited: 1_234, link: null },
  ]);
  const [entry, ...more] = await wallet.audit();
  expect(entry).toMatchObject({ action: 'payment.credit', actorId: null });
  expect(entry?.changes).toEqual([
    { field: 'credited', before: null, after: 1_234 },
    { field: 'paymentType', before: null, after: 'CUSTODIAL' },
  ]);
  expect(more).toEqual([]);
});

test('ignores a transfer that a reorganization removes before its confirmations', async () => {
  const wallet = await newWallet();
  const id = await client.snapshot();
  await mint(wallet.address, 5_000_000n);
  await scan();
  await client.revert({ id });
  await confirm(confirmations * 2);
  expect(await scan()).toBe(0);
  expect(await wallet.balance()).toBe(0);
});

test('rescans a chain that was reorganized behind the cursor without crediting twice', async () => {
  const wallet = await newWallet();
  await mint(wallet.address, 1_000_000n);
  await confirm();
  expect(await scan()).toBe(1);
  // Puts the cursor on a branch that no longer exists.
  await orm
    .update(depositCursors)
    .set({ blockHash: `0x${'0'.repeat(64)}` })
    .where(eq(depositCursors.chainId, 1));
  await mint(wallet.address, 2_000_000n);
  await confirm();
  expect(await scan()).toBe(1);
  expect(await wallet.balance()).toBe(300);
});

test('does not credit a transaction again that a reorganization moved to another block', async () => {
  const wallet = await newWallet();
  const signed = await signMint(wallet.address, 1_000_000n);
  const other = await signMint(account, 1n, 2);
  const snapshot = await client.snapshot();
  const [before] = await mineTogether(signed);
  await confirm();
  expect(await scan()).toBe(1);
  await client.revert({ id: snapshot });
  // Its log has another index in the new block, because it follows another transfer.
  const [, again] = await mineTogether(other, signed);
  expect(again).toMatchObject({ transactionHash: before?.transactionHash, logs: [{ logIndex: 1 }] });
  expect(again?.blockHash).not.toBe(before?.blockHash);
  await confirm(confirmations * 2);
  expect(await scan()).toBe(0);
  expect(await wallet.balance()).toBe(100);
  expect(await ledgerDifferences([wallet.projectId])).toEqual([]);
});

test('credits neither other tokens, other addresses nor zero, and records less than a cent without a payment', async () => {
  const wallet = await newWallet();
  const other = '0x00000000000000000000000000000000000000aa';
  await placeSandboxToken(chain.httpUrl, { ...token, address: other });
  await mint(wallet.address, 1_000_000n, other);
  await mint(account, 1_000_000n);
  await mint(wallet.address, 0n);
  await confirm();
  expect(await scan()).toBe(0);
  await mint(wallet.address, 9_999n);
  await confirm();
  expect(await scan()).toBe(1);
  expect([await wallet.balance(), await wallet.list()]).toEqual([0, []]);
});

test('records an impossible amount without a payment, and credits the transfers after it', async () => {
  const [wallet, other] = [await newWallet(), await newWallet()];
  await mint(wallet.address, 2n ** 255n);
  await mint(wallet.address, 10n ** 17n + 10_000n);
  await mint(other.address, 1_000_000n);
  await confirm();
  expect(await scan()).toBe(3);
  expect([await wallet.balance(), await wallet.list()]).toEqual([0, []]);
  expect(await other.balance()).toBe(100);
  expect(await ledgerDifferences([wallet.projectId, other.projectId])).toEqual([]);
});

test('locks projects in id order, whatever the order of the transfers', async () => {
  const wallets = await Promise.all([newWallet(), newWallet()]);
  const [first, last] = wallets.toSorted((a, b) => (a.projectId < b.projectId ? -1 : 1));
  if (first === undefined || last === undefined) throw new Error('There are two wallets');
  await mint(last.address, 1_000_000n);
  await mint(first.address, 1_000_000n);
  await confirm();
  const [countWaiting, lock] = [
    () => orm.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    (projectId: string) => sql`select from projects where id = ${projectId} for no key update nowait`,
  ];
  const scanned = await orm.transaction(async (transaction) => {
    await transaction.execute(lock(first.projectId));
    const running = scan();
    await expect.poll(async () => (await countWaiting()).rows.length).toBe(1);
    await transaction.execute(lock(last.projectId));
    return { running };
  });
  expect(await scanned.running).toBe(2);
  expect([await first.balance(), await last.balance()]).toEqual([100, 100]);
});

test('owes the whole amount that arrives for a deleted project', async () => {
  const { projectId, address } = await newWallet();
  await orm.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId));
  await mint(address, 1_230_000n);
  await confirm();
  expect(await scan()).toBe(1);
  const entries = await orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
  expect(entries.map(({ kind, amountCents }) => [kind, amountCents]).toSorted()).toEqual([
    ['deposit', 123],
    ['refund', -123],
  ]);
  expect(await ledgerDifferences([projectId])).toEqual([]);
});

test('credits exactly what was sent, whenever it is scanned, and keeps the books balanced', async () => {
  const wallets = await Promise.all(Array.from({ length: 3 }, newWallet));
  const sent = new Map<string, number>();
  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), to: fc.nat(2), units: fc.bigInt({ min: 0n, max: 50_000_000n }) }),
    fc.record({ kind: fc.constantFrom('mine' as const, 'scan' as const, 'scan-twice' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const action of steps) {
        if (action.kind === 'send') {
          const to = wallets[action.to]?.address ?? '';
          await mint(to, action.units);
          sent.set(to, (sent.get(to) ?? 0) + Number(action.units / 10_000n));
        } else if (action.kind === 'mine') await confirm(1);
        else await Promise.all(action.kind === 'scan' ? [scan()] : [scan(), scan()]);
      }
      await confirm();
      await scan();
      for (const wallet of wallets) expect(await wallet.balance()).toBe(sent.get(wallet.address) ?? 0);
    }),
    { numRuns: 6 },
  );
  const projectIds = wallets.map(({ projectId }) => projectId);
  expect(await ledgerDifferences(projectIds)).toEqual([]);
  const made = await orm.select({ status: payments.status }).from(payments).where(inArray(payments.projectId, projectIds));
  expect(made.every(({ status }) => status === 'CONFIRMED')).toBe(true);
});
