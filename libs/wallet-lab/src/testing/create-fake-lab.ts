import { createWalletConfig, observeWallets } from '@onepoint/wallet';
import { createFakeWallet, type FakeWalletOptions } from '@onepoint/wallet/fake';
import type { Lab } from '../lab/create-lab.ts';
import { watchLabState } from '../lab/watch-lab-state.ts';
import { createLabLog } from '../log/create-lab-log.ts';
import { createTestWallets } from '../shared/test-wallets.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface FakeLab extends Lab {
  /** Whether the page was to be loaded anew. */
  readonly wasReloaded: () => boolean;
}

/** A laboratory in this window with these wallets, of which nothing outlives it. Its gateway does not exist. */
export function createFakeLab(wallets: readonly FakeWalletOptions[] = []): FakeLab {
  const log = createLabLog({ schedule: (run) => run() });
  const { wrapInjected, stop: stopObserving } = observeWallets(window, log.sink);
  const stops = [stopObserving, ...wallets.map((options) => createFakeWallet(options).announce(window))];
  const gatewayUrl = `${location.origin}/no-gateway`;
  const config = createWalletConfig({ gatewayUrl, wrapInjected });
  const storage = createMemoryStorage();
  let isReloaded = false;
  stops.push(watchLabState(config, log));
  return {
    config,
    log,
    testWallets: createTestWallets({ window, storage, rpcUrls: {} }),
    storage,
    defaultGatewayUrl: gatewayUrl,
    reload: () => {
      isReloaded = true;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
    wasReloaded: () => isReloaded,
  };
}
