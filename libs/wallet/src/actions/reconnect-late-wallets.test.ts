import { expect, it, onTestFinished } from 'vitest';
import { getConnection } from 'wagmi/actions';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { listWallets } from './list-wallets.ts';
import { reconnectLateWallets } from './reconnect-late-wallets.ts';

const late: FakeWalletOptions = { name: 'Late', rdns: 'com.late', isAuthorized: true, announceDelayMs: 30 };

/** A visit that connects a wallet, then a reload, with these wallets there afterwards. */
const reload = async (used: FakeWalletOptions, after: readonly FakeWalletOptions[]) => {
  const storage = memoryStorage();
  const before = startWallets([{ ...used, announceDelayMs: 0 }], storage);
  await connectWallet(before.config, await findWallet(before.config, used.name ?? ''));
  before.leave();
  const { config } = startWallets(after, storage);
  onTestFinished(reconnectLateWallets(config));
  return config;
};

it('reconnects the wallet that was used last when it turns up', async () => {
  const config = await reload(late, [late]);
  await expect.poll(() => getConnection(config).status).toBe('connected');
});

it('leaves alone a late wallet that was not the last one', async () => {
  const config = await reload({ name: 'Other', rdns: 'com.other' }, [late]);
  await expect.poll(async () => (await listWallets(config)).length).toBe(1);
  expect(getConnection(config).status).not.toBe('connected');
});
