import { onTestFinished } from 'vitest';
import { createConfig, createStorage, http, type Config } from 'wagmi';
import { mainnet, polygon } from 'wagmi/chains';
import type { WalletStorage } from '../config/create-wallet-storage.ts';
import { createFakeWallet, type FakeWallet } from '../fake/create-fake-wallet.ts';
import type { FakeWalletOptions } from '../fake/fake-wallet-options.ts';

/** A page with these fake wallets and wagmi as it comes, without anything of this library: to prove what ours is for. */
export function startPlainWagmi(
  options: readonly FakeWalletOptions[],
  storage?: WalletStorage,
): { config: Config; fakes: readonly FakeWallet[]; connectorOf: (name: string) => Config['connectors'][number] } {
  const fakes = options.map((each) => createFakeWallet(each));
  const stops = fakes.map((fake) => fake.announce(window));
  const config = createConfig({
    chains: [mainnet, polygon],
    transports: { [mainnet.id]: http(), [polygon.id]: http() },
    storage: storage === undefined ? null : createStorage({ storage }),
  });
  onTestFinished(() => {
    for (const stop of stops) stop();
    config._internal.mipd?.destroy();
  });
  const connectorOf = (name: string): Config['connectors'][number] => {
    const connector = config.connectors.find((each) => each.name === name);
    if (connector === undefined) throw new Error(`no wallet called ${name}`);
    return connector;
  };
  return { config, fakes, connectorOf };
}
