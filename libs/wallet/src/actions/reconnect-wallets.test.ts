import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getConnection } from 'wagmi/actions';
import type { FakeWalletOptions } from '@onepoint/fake-wallets';
import { findWallet, memoryStorage, startWallets } from '../testing/start-wallets.ts';
import { connectWallet, disconnectWallet, listWallets } from './connect-wallet.ts';
import { reconnectLateWallets, reconnectWallets } from './reconnect-wallets.ts';

const authorized = [
  { name: 'A', rdns: 'com.a', isAuthorized: true },
  { name: 'B', rdns: 'com.b', isAuthorized: true },
];

it('makes the most recent wallet current', async () => {
  const storage = memoryStorage();
  const before = startWallets(authorized, storage);
  await connectWallet(before.config, await findWallet(before.config, 'A'));
  await connectWallet(before.config, await findWallet(before.config, 'B'));
  before.unload();
  const { config } = startWallets(authorized, storage);
  await reconnectWallets(config);
  expect(getConnection(config)).toMatchObject({ status: 'connected', connector: { id: 'com.b' } });
  expect(config.state.connections.size).toBe(2);
});

it('does not reconnect a wallet that the user disconnected', async () => {
  const storage = memoryStorage();
  const before = startWallets([{ name: 'A', rdns: 'com.a' }], storage);
  await connectWallet(before.config, await findWallet(before.config, 'A'));
  await disconnectWallet(before.config);
  before.unload();
  const { config } = startWallets([{ name: 'A', rdns: 'com.a', isAuthorized: true }], storage);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('stays disconnected if no wallet is authorized', async () => {
  const { config } = startWallets([{ name: 'A' }]);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('disconnected');
});

it('connects a wallet that answers late without blocking the page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { config } = startWallets([{ name: 'Slow', isAuthorized: true, behavior: { answerDelayMs: 1_600 } }]);
  const reconnecting = reconnectWallets(config);
  await vi.advanceTimersByTimeAsync(1_500);
  await reconnecting;
  expect(getConnection(config).status).toBe('disconnected');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getConnection(config).status).toBe('connected');
});

it('uses an answer to the first request that arrives during a retry', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { config } = startWallets([{ name: 'Slow', isAuthorized: true, behavior: { answerDelayMs: 500 } }]);
  const reconnecting = reconnectWallets(config);
  await vi.advanceTimersByTimeAsync(5_000);
  await reconnecting;
  expect(getConnection(config).status).toBe('connected');
});

it.each(['{broken', '[]', '"x"', '{"state":{"connections":7},"version":3}'])('works if the stored state is %s', async (text) => {
  const storage = memoryStorage(
    new Map([
      ['onepoint:wallet:v1.store', text],
      ['onepoint:wallet:v1.recentConnectorId', '{'],
    ]),
  );
  const { config } = startWallets(authorized, storage);
  await reconnectWallets(config);
  expect(getConnection(config).status).toBe('connected');
});

const late: FakeWalletOptions = { name: 'Late', rdns: 'com.late', isAuthorized: true, announceDelayMs: 30 };

/** Connects a wallet, then reloads the page with the wallets `after`. */
const reload = async (used: FakeWalletOptions, after: readonly FakeWalletOptions[]) => {
  const storage = memoryStorage();
  const before = startWallets([{ ...used, announceDelayMs: 0 }], storage);
  await connectWallet(before.config, await findWallet(before.config, used.name ?? ''));
  before.unload();
  const { config } = startWallets(after, storage);
  onTestFinished(reconnectLateWallets(config));
  return config;
};

describe('reconnectLateWallets', () => {
  it('reconnects the most recent wallet when it announces itself', async () => {
    const config = await reload(late, [late]);
    await expect.poll(() => getConnection(config).status).toBe('connected');
  });

  it('ignores a late wallet that was not the most recent', async () => {
    const config = await reload({ name: 'Other', rdns: 'com.other' }, [late]);
    await expect.poll(async () => (await listWallets(config)).length).toBe(1);
    expect(getConnection(config).status).not.toBe('connected');
  });
});
