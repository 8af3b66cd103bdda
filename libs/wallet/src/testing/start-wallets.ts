import type { EIP1193Provider } from 'viem';
import { onTestFinished } from 'vitest';
import type { Config } from 'wagmi';
import { listWallets, type Wallet } from '../actions/connect-wallet.ts';
import { createWalletConfig } from '../config/create-wallet-config.ts';
import { createFakeWallet, type FakeWallet, type FakeWalletOptions } from '@onepoint/fake-wallets';
import type { WalletStorage } from '../config/wallet-storage.ts';

const gatewayUrl = 'https://rpc.example.com/rpc';

/** Starts a page with fake wallets and a config that found them. `unload` removes the wallets, as a reload does. */
export function startWallets(
  options: readonly FakeWalletOptions[],
  storage?: WalletStorage,
): { config: Config; fakes: readonly FakeWallet[]; unload: () => void } {
  const fakes = options.map((each) => createFakeWallet(each));
  const stops = fakes.map((fake) => fake.announce(window));
  const config = createWalletConfig({ gatewayUrl, storage });
  const unload = (): void => {
    for (const stop of stops) stop();
  };
  onTestFinished(() => {
    unload();
    // Otherwise the config would keep listening for wallets of later tests.
    config._internal.mipd?.destroy();
  });
  return { config, fakes, unload };
}

/** Sets `window.ethereum` until the test ends. */
export function injectWallet(provider: EIP1193Provider): void {
  Object.assign(window, { ethereum: provider });
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum');
  });
}

export async function findWallet(config: Config, name: string): Promise<Wallet> {
  const wallet = (await listWallets(config)).find((candidate) => candidate.name === name);
  if (wallet === undefined) throw new Error(`no wallet called ${name}`);
  return wallet;
}

/** Browser storage that survives the reloads of a test. */
export function memoryStorage(items = new Map<string, string>()): WalletStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
