import { localStore, sessionStore, type PageStorage } from '@onepoint/app-state';
import { createWalletChains, createWalletConfig, observeWallets } from '@onepoint/wallet';
import type { Config } from 'wagmi';
import { createLabLog, type LabLog } from '../log/create-lab-log.ts';
import { readLabSettings } from '../settings/lab-settings.ts';
import { createTestWallets, type TestWallets } from '../shared/test-wallets.ts';
import { createAnnouncementBook, type AnnouncementBook } from '../wallets/announcement-book.ts';
import { createConformanceResults, type ConformanceResults } from '../wallets/conformance-results.ts';
import { watchLabState } from './watch-lab-state.ts';

/** Everything the laboratory is made of besides its components. */
export interface Lab {
  readonly config: Config;
  readonly log: LabLog;
  readonly testWallets: TestWallets;
  /** Who announced what, before any proxy. */
  readonly announcements: AnnouncementBook;
  /** What conformance runs of this visit found. */
  readonly conformance: ConformanceResults;
  /** Where settings are kept. */
  readonly storage: PageStorage;
  /** The gateway that is used unless the settings name another. */
  readonly defaultGatewayUrl: string;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Takes the listeners off the page. */
  readonly stop: () => void;
}

export interface CreateLabParameters {
  readonly window: Window;
  /** Absolute base of the gateway. */
  readonly gatewayUrl: string;
}

/** Puts the log before the wallets, starts the test wallets of this tab, then looks for wallets: in this order. */
export function createLab({ window, gatewayUrl }: CreateLabParameters): Lab {
  const settings = readLabSettings(localStore);
  const places = { gatewayUrl: settings.gatewayUrl ?? gatewayUrl, rpcUrls: settings.rpcUrls };
  const log = createLabLog();
  const announcements = createAnnouncementBook(window);
  const { wrapInjected, stop: stopObserving } = observeWallets(window, log.sink);
  const rpcUrls = Object.fromEntries(createWalletChains(places).map((chain) => [chain.id, chain.rpcUrls.default.http[0] ?? '']));
  const testWallets = createTestWallets({ window, storage: sessionStore, rpcUrls });
  const config = createWalletConfig({ ...places, storage: localStore, wrapInjected });
  const stopWatching = watchLabState(config, log);
  return {
    config,
    log,
    testWallets,
    announcements,
    conformance: createConformanceResults(),
    storage: localStore,
    defaultGatewayUrl: gatewayUrl,
    reload: () => window.location.reload(),
    stop: () => {
      stopWatching();
      stopObserving();
      announcements.stop();
    },
  };
}
