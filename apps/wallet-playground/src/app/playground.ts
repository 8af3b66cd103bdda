import { createWalletChains, createWalletConfig, createWalletLog, observeWallets, type WalletLog } from '@onepoint/wallet';
import type { Config } from 'wagmi';
import { createTestWallets, type TestWallets } from '../shared/test-wallets.ts';

/** Everything the page is made of besides its components. */
export interface Playground {
  readonly config: Config;
  readonly log: WalletLog;
  readonly testWallets: TestWallets;
}

export interface CreatePlaygroundParameters {
  readonly window: Window;
  /** Absolute base of the gateway. */
  readonly gatewayUrl: string;
}

/** Puts the log before the wallets, starts the test wallets of this tab, then looks for wallets: in this order. */
export function createPlayground({ window, gatewayUrl }: CreatePlaygroundParameters): Playground {
  const log = createWalletLog();
  const { wrapInjected } = observeWallets(window, log);
  const rpcUrls = Object.fromEntries(createWalletChains({ gatewayUrl }).map((chain) => [chain.id, chain.rpcUrls.default.http[0] ?? '']));
  const testWallets = createTestWallets({ window, storage: window.sessionStorage, rpcUrls });
  const config = createWalletConfig({ gatewayUrl, storage: window.localStorage, wrapInjected });
  return { config, log, testWallets };
}
