import type { PageStorage } from '@onepoint/app-state';
import type { FakeWallet, FakeWalletPreset } from '@onepoint/wallet/fake';
import { array, string } from 'zod/mini';

/** A wallet that this page started. */
interface StartedWallet {
  readonly preset: FakeWalletPreset;
  readonly wallet: FakeWallet;
}

/** The wallets that this page can start by itself, as an external store. */
export interface TestWallets {
  /** Those that run, in the order in which they were started. */
  readonly getStarted: () => readonly StartedWallet[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects when their code cannot be loaded. */
  readonly start: (preset: FakeWalletPreset) => Promise<void>;
  /** Forgets all of them; they are gone after a reload, as announced wallets cannot take it back. */
  readonly forget: () => void;
}

interface CreateTestWalletsParameters {
  readonly window: Window;
  /** This tab's storage: the wallets outlive a reload, not the tab. */
  readonly storage: Pick<PageStorage, 'getItem' | 'setItem'>;
  /** Where the wallets read chains, by chain id. */
  readonly rpcUrls: Readonly<Record<number, string>>;
}

const storageKey = 'onepoint:playground-test-wallets:v1';
const schema = array(string());

/** Starts again what this tab had started before the page was loaded. Their code is loaded when the first one starts. */
export function createTestWallets({ window, storage, rpcUrls }: CreateTestWalletsParameters): TestWallets {
  let started: readonly StartedWallet[] = [];
  const claimed = new Set<string>();
  const listeners = new Set<() => void>();
  const start = async (preset: FakeWalletPreset): Promise<void> => {
    const { createTestWallet } = await import('./create-test-wallet.ts');
    if (claimed.has(preset)) return;
    const wallet = createTestWallet({ preset, storage, rpcUrls });
    if (wallet === undefined) return;
    claimed.add(preset);
    wallet.install(window);
    started = [...started, { preset, wallet }];
    storage.setItem(storageKey, JSON.stringify(started.map((entry) => entry.preset)));
    for (const listener of listeners) listener();
  };
  const restart = async (presets: readonly string[]): Promise<void> => {
    for (const preset of presets) await start(preset as FakeWalletPreset);
  };
  // Without their code the page has no test wallets, and the panel says so when one is started.
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

/** Every kind of test wallet there is, in the order of the list. Named here, so that listing them does not load their code. */
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
} satisfies Record<FakeWalletPreset, true>) as readonly FakeWalletPreset[];

/** Those that a first visit is shown; the rest are in the section of their own. */
export const firstTestWalletPresets: readonly FakeWalletPreset[] = ['good', 'rejecting', 'slow', 'unknownChain'];
