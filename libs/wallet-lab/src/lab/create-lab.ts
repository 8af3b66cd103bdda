import { localStore, sessionStore, type PageStorage } from '@onepoint/app-state';
import { createWalletChains, createWalletConfig, observeWallets } from '@onepoint/wallet';
import type { ConformanceGrade, ConformanceReport } from '@onepoint/wallet/conformance';
import type { Config } from 'wagmi';
import { createLabLog, type LabLog } from '../log/lab-log.ts';
import { createAnnouncementRegistry, type AnnouncementRegistry } from './announcement-registry.ts';
import { readLabSettings } from './lab-settings.ts';
import { watchLabState } from './lab-state.ts';
import { createRemoteTestWallet, type RemoteTestWallet } from './remote-test-wallet.ts';
import { createTestWallets, type TestWallets } from './test-wallets.ts';

export interface Lab {
  readonly config: Config;
  readonly log: LabLog;
  readonly testWallets: TestWallets;
  readonly remote: RemoteTestWallet;
  readonly announcements: AnnouncementRegistry;
  readonly conformance: ConformanceResults;
  /** Stores the settings. */
  readonly storage: PageStorage;
  /** Gateway used unless the settings override it. */
  readonly defaultGatewayUrl: string;
  readonly reload: () => void;
  readonly stop: () => void;
}

export interface CreateLabParameters {
  readonly window: Window;
  /** Absolute base URL of the gateway. */
  readonly gatewayUrl: string;
}

/** Creates the lab. The log has to observe wallets before test wallets start and before wagmi discovers wallets. */
export function createLab({ window, gatewayUrl }: CreateLabParameters): Lab {
  const settings = readLabSettings(localStore);
  const places = { gatewayUrl: settings.gatewayUrl ?? gatewayUrl, rpcUrls: settings.rpcUrls };
  const log = createLabLog();
  const announcements = createAnnouncementRegistry(window);
  const { wrapInjected, stop: stopObserving } = observeWallets(window, log.sink);
  const rpcUrls = Object.fromEntries(createWalletChains(places).map((chain) => [chain.id, chain.rpcUrls.default.http[0] ?? '']));
  const testWallets = createTestWallets({ window, storage: sessionStore, rpcUrls });
  const remote = createRemoteTestWallet({ window, rpcUrls });
  const config = createWalletConfig({ ...places, storage: localStore, wrapInjected });
  const stopWatching = watchLabState(config, log);
  return {
    config,
    log,
    testWallets,
    remote,
    announcements,
    conformance: createConformanceResults(),
    storage: localStore,
    defaultGatewayUrl: gatewayUrl,
    reload: () => window.location.reload(),
    stop: () => {
      stopWatching();
      testWallets.stop();
      remote.stop();
      stopObserving();
      announcements.stop();
    },
  };
}

export interface ConformanceResult {
  readonly report: ConformanceReport;
  /** Stored so that the wallet list does not have to load the checks. */
  readonly grade: ConformanceGrade;
}

/** Results by connector uid, as a store for `useSyncExternalStore`. Not persisted, because wallets change. */
interface ConformanceResults {
  readonly getResults: () => ReadonlyMap<string, ConformanceResult>;
  readonly subscribe: (listener: () => void) => () => void;
  /** @param uid connector uid */
  readonly set: (uid: string, result: ConformanceResult) => void;
}

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
