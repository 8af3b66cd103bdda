// @vitest-environment node
import { startChain } from '@onepoint/sandbox/chains/start-chain';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, http, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { delegationCode, encodeBatch } from './batch-account.ts';
import { createFakeWallet, type FakeWallet } from './create-fake-wallet.ts';
import type { FakeWalletOptions } from './fake-wallet-options.ts';
import { wellKnownPrivateKeys } from './fake-wallet-presets.ts';

let chain: Awaited<ReturnType<typeof startChain>>;

beforeAll(async () => {
  chain = await startChain({ slug: 'ethereum', chainId: 1, logFile: join(mkdtempSync(join(tmpdir(), 'onepoint-chain-')), 'chain.log') });
});
afterAll(() => chain.stop());

const ask = (wallet: FakeWallet, method: string, ...params: readonly unknown[]): Promise<unknown> =>
  wallet.provider.request({ method, params } as never);

/** Smart account wallet. Each test uses its own account, because accounts stay upgraded. */
const openWallet = (account: number, options: FakeWalletOptions = {}): FakeWallet =>
  createFakeWallet({
    privateKey: wellKnownPrivateKeys[account] ?? '0x',
    isAuthorized: true,
    canUpgrade: true,
    rpcUrls: { 1: chain.httpUrl },
    ...options,
  });

const readAtomicity = async (wallet: FakeWallet): Promise<unknown> => ask(wallet, 'wallet_getCapabilities', wallet.address, ['0x1']);

const recipient = (last: string): string => `0x00000000000000000000000000000000000077${last}`;

const sendBatch = (wallet: FakeWallet, calls: readonly object[], atomicRequired = true): Promise<unknown> =>
  ask(wallet, 'wallet_sendCalls', { version: '2.0.0', from: wallet.address, chainId: '0x1', atomicRequired, calls });

const waitForBatch = async (wallet: FakeWallet, answer: unknown): Promise<object> => {
  const status = (): Promise<unknown> => ask(wallet, 'wallet_getCallsStatus', (answer as { id: string }).id);
  await expect.poll(status).not.toMatchObject({ status: 100 });
  return (await status()) as object;
};

it('upgrades the account with its first atomic batch (EIP-7702), and only then', async () => {
  const wallet = openWallet(1);
  expect(await readAtomicity(wallet)).toEqual({ '0x1': { atomic: { status: 'ready' } } });
  const calls = [
    { to: recipient('01'), value: numberToHex(3) },
    { to: recipient('02'), value: numberToHex(4), data: '0x1234' },
  ];
  const first = (await waitForBatch(wallet, await sendBatch(wallet, calls))) as { receipts: { type: string }[] };
  expect(first).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1', type: '0x4' }] });
  expect(await ask(wallet, 'eth_getCode', wallet.address, 'latest')).toBe(delegationCode);
  expect(await ask(wallet, 'eth_getBalance', recipient('02'), 'latest')).toBe('0x4');
  expect(await readAtomicity(wallet)).toEqual({ '0x1': { atomic: { status: 'supported' } } });
  expect(await waitForBatch(wallet, await sendBatch(wallet, calls))).toMatchObject({ atomic: true, receipts: [{ type: '0x2' }] });
  expect(await ask(wallet, 'eth_getBalance', recipient('02'), 'latest')).toBe('0x8');
  const stranger = openWallet(8);
  const theft = { from: stranger.address, to: wallet.address, data: encodeBatch(calls) };
  await expect(ask(stranger, 'eth_sendTransaction', theft)).rejects.toThrow(/revert/);
});

it('sends the next transaction only once an upgrade is mined, because it uses up two nonces', async () => {
  const calls = [{ to: recipient('08'), value: '0x1' }];
  const [first, wallet] = [openWallet(5), openWallet(6)];
  // Creates the code that accounts delegate to.
  await waitForBatch(first, await sendBatch(first, calls));
  const control = createTestClient({ mode: 'anvil', transport: http(chain.httpUrl) });
  await control.setIntervalMining({ interval: 3600 });
  const batch = await sendBatch(wallet, calls);
  const sent = ask(wallet, 'eth_sendTransaction', { from: wallet.address, to: recipient('08'), value: '0x1' });
  // More requests than sending a transaction takes.
  for (let requests = 0; requests < 30; requests += 1) await ask(wallet, 'eth_blockNumber');
  await control.mine({ blocks: 1 });
  await control.setAutomine(true);
  expect(await waitForBatch(wallet, batch)).toMatchObject({ status: 200, receipts: [{ type: '0x4' }] });
  const hash = await sent;
  await expect.poll(() => ask(wallet, 'eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
});

it('executes nothing of an atomic batch with a call that fails', async () => {
  const wallet = openWallet(2);
  const calls = [
    { to: recipient('03'), value: '0x1' },
    { to: wallet.address, data: '0xdeadbeef', value: numberToHex(10n ** 30n) },
  ];
  await expect(sendBatch(wallet, calls)).rejects.toThrow();
  expect(await ask(wallet, 'eth_getBalance', recipient('03'), 'latest')).toBe('0x0');
});

it('lets the user reject the upgrade: 5750 if the batch requires it, else the calls are sent one by one', async () => {
  const wallet = openWallet(3, { behavior: { rejectsUpgrade: true } });
  const calls = [{ to: recipient('04'), value: '0x1' }, { to: recipient('05') }];
  await expect(sendBatch(wallet, calls)).rejects.toMatchObject({ code: 5750 });
  const status = await waitForBatch(wallet, await sendBatch(wallet, calls, false));
  expect(status).toMatchObject({ status: 200, atomic: false, receipts: [{}, {}] });
  expect(await ask(wallet, 'eth_getCode', wallet.address, 'latest')).toBe('0x');
});

it('supports no atomic batches without the option or without a chain', async () => {
  const plain = openWallet(4, { canUpgrade: false });
  await expect(sendBatch(plain, [{ to: recipient('06') }])).rejects.toMatchObject({ code: 5760 });
  const offline = openWallet(5, { rpcUrls: {} });
  expect(await readAtomicity(offline)).toEqual({ '0x1': { atomic: { status: 'unsupported' } } });
  await expect(sendBatch(offline, [{ to: recipient('06') }])).rejects.toMatchObject({ code: 5760 });
});

it.each([
  ['a type 4 transaction', { type: '0x4' }],
  ['an authorization', { authorizationList: [{ address: recipient('07') }] }],
])('refuses %s of a page, as real wallets do', async (_, change) => {
  const wallet = openWallet(7);
  const transaction = { from: wallet.address, to: wallet.address, ...change };
  await expect(ask(wallet, 'eth_sendTransaction', transaction)).rejects.toMatchObject({ code: -32_602 });
  expect(await ask(wallet, 'eth_getCode', wallet.address, 'latest')).toBe('0x');
});
