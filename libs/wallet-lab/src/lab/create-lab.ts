import { localStore, sessionStore, type PageStorage } from '@onepoint/app-state';
import { createWalletChains, createWalletConfig, observeWallets } from '@onepoint/wallet';
import type { ConformanceGrade, ConformanceReport } from '@onepoint/wallet/conformance';
import type { Config } from 'wagmi';
import { createLabLog, type LabLog } from '../log/lab-log.ts';
import { createAnnouncementBook, type AnnouncementBook } from './announcement-book.ts';
import { readLabSettings } from './lab-settings.ts';
import { watchLabState } from './lab-state.ts';
import { createTestWallets, type TestWallets } from './test-wallets.ts';

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

/** What a conformance run found. */
export interface ConformanceResult {
  readonly report: ConformanceReport;
  /** Kept beside the report, so that a list of wallets need not load the checks to show it. */
  readonly grade: ConformanceGrade;
}

/** Results by the wallet's connector, as an external store. They are as old as the page: a wallet may be another one tomorrow. */
interface ConformanceResults {
  readonly getResults: () => ReadonlyMap<string, ConformanceResult>;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param uid of the wallet's connector */
  readonly set: (uid: string, result: ConformanceResult) => void;
}

/** An empty store. */
export function createConformanceResults(): ConformanceResults {
  let results: ReadonlyMap<string, ConformanceResult> = new Map();
  const listeners = new Set<() => void>();
  return {
    getResults: () => results,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (uid, result) => {
      results = new Map(results).set(uid, result);
      for (const listener of listeners) listener();
    },
  };
}
