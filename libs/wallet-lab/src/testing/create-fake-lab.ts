import { createWalletConfig, observeWallets } from '@onepoint/wallet';
import { createFakeWallet, type FakeWalletOptions } from '@onepoint/wallet/fake';
import type { Lab } from '../lab/create-lab.ts';
import { watchLabState } from '../lab/watch-lab-state.ts';
import { createLabLog } from '../log/create-lab-log.ts';
import { createTestWallets } from '../shared/test-wallets.ts';
import { createAnnouncementBook } from '../wallets/announcement-book.ts';
import { createConformanceResults } from '../wallets/conformance-results.ts';
import { createMemoryStorage } from './memory-storage.ts';

export interface FakeLab extends Lab {
  /** Whether the page was to be loaded anew. */
  readonly wasReloaded: () => boolean;
}

/** A laboratory in this window with these wallets, of which nothing outlives it. Its gateway does not exist. */
export function createFakeLab(wallets: readonly FakeWalletOptions[] = []): FakeLab {
  const log = createLabLog({ schedule: (run) => run() });
  const announcements = createAnnouncementBook(window);
  const { wrapInjected, stop: stopObserving } = observeWallets(window, log.sink);
  const stops = [announcements.stop, stopObserving, ...wallets.map((options) => createFakeWallet(options).install(window))];
  const gatewayUrl = `${location.origin}/no-gateway`;
  const config = createWalletConfig({ gatewayUrl, wrapInjected });
  const storage = createMemoryStorage();
  let isReloaded = false;
  stops.push(watchLabState(config, log));
  return {
    config,
    log,
    testWallets: createTestWallets({ window, storage, rpcUrls: {} }),
    announcements,
    conformance: createConformanceResults(),
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
