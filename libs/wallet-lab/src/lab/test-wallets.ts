import type { PageStorage } from '@onepoint/app-state';
import type { FakeWallet, FakeWalletPreset } from '@onepoint/fake-wallets';
import { array, string } from 'zod/mini';

interface StartedWallet {
  readonly preset: FakeWalletPreset;
  readonly wallet: FakeWallet;
}

/** The page's test wallets, as a store for `useSyncExternalStore`. */
export interface TestWallets {
  /** Running wallets in start order. */
  readonly getStarted: () => readonly StartedWallet[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects if the wallet code cannot be loaded. */
  readonly start: (preset: FakeWalletPreset) => Promise<void>;
  /** Removes all wallets from the store. They disappear from the page after a reload, because announcements cannot be revoked. */
  readonly forget: () => void;
  /** The page no longer discovers the wallets, and starts none. */
  readonly stop: () => void;
}

interface CreateTestWalletsParameters {
  readonly window: Window;
  /** Session storage: the wallets survive a reload. */
  readonly storage: Pick<PageStorage, 'getItem' | 'setItem'>;
  readonly rpcUrls: Readonly<Record<number, string>>;
}

const storageKey = 'onepoint:playground-test-wallets:v1';
const schema = array(string());

/** Creates the store and restarts the wallets that ran before a reload. The wallet code is loaded with the first start. */
export function createTestWallets({ window, storage, rpcUrls }: CreateTestWalletsParameters): TestWallets {
  let started: readonly StartedWallet[] = [];
  const claimed = new Set<string>();
  const listeners = new Set<() => void>();
  const removals: (() => void)[] = [];
  let isStopped = false;
  const start = async (preset: FakeWalletPreset): Promise<void> => {
    const { createTestWallet } = await import('./create-test-wallet.ts');
    if (isStopped || claimed.has(preset)) return;
    const wallet = createTestWallet({ preset, storage, rpcUrls });
    if (wallet === undefined) return;
    claimed.add(preset);
    removals.push(wallet.install(window));
    started = [...started, { preset, wallet }];
    storage.setItem(storageKey, JSON.stringify(started.map((entry) => entry.preset)));
    for (const listener of listeners) listener();
  };
  const restart = async (presets: readonly string[]): Promise<void> => {
    for (const preset of presets) await start(preset as FakeWalletPreset);
  };
  // If the code cannot be loaded, the panel reports it on the next start.
  restart(readStarted(storage)).catch(() => undefined);
  return {
    getStarted: () => started,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    forget: () => {
      storage.setItem(storageKey, '[]');
    },
    stop: () => {
      isStopped = true;
      for (const remove of removals) remove();
    },
  };
}

function readStarted(storage: Pick<PageStorage, 'getItem'>): readonly string[] {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** All presets in display order. Listed here so that listing them does not load the wallet code. */
export const testWalletPresets = Object.keys({
  good: true,
  rejecting: true,
  slow: true,
  unknownChain: true,
  nestedUnknownChain: true,
  pending: true,
  locked: true,
  withoutRemoveListener: true,
  neverRevokes: true,
  disconnecting: true,
  wrongChain: true,
  twin: true,
  otherTwin: true,
  plain: true,
  smartAccount: true,
} satisfies Record<FakeWalletPreset, true>) as readonly FakeWalletPreset[];

/** Presets shown in the connect section. */
export const firstTestWalletPresets: readonly FakeWalletPreset[] = ['good', 'rejecting', 'slow', 'unknownChain'];
