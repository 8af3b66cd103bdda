import type { EIP1193Provider } from 'viem';
import { onTestFinished } from 'vitest';
import type { Config } from 'wagmi';
import type { Wallet } from '../actions/wallet.ts';
import { listWallets } from '../actions/list-wallets.ts';
import { createWalletConfig } from '../config/create-wallet-config.ts';
import type { WalletStorage } from '../config/create-wallet-storage.ts';
import { createFakeWallet, type FakeWallet } from '../fake/create-fake-wallet.ts';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';

const gatewayUrl = 'https://rpc.example.com/rpc';

/** A page with these fake wallets, and a configuration that has found them. `leave` is what a reload does: the wallets are gone. */
export function startWallets(
  options: readonly FakeWalletOptions[],
  storage?: WalletStorage,
): { config: Config; fakes: readonly FakeWallet[]; leave: () => void } {
  const fakes = options.map((each) => createFakeWallet(each));
  const stops = fakes.map((fake) => fake.announce(window));
  const config = createWalletConfig({ gatewayUrl, storage });
  const leave = (): void => {
    for (const stop of stops) stop();
  };
  onTestFinished(() => {
    leave();
    // A page that is gone no longer hears of wallets, and asks them nothing.
    config._internal.mipd?.destroy();
  });
  return { config, fakes, leave };
}

/** Puts a provider at `window.ethereum` for the time of the test. */
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
