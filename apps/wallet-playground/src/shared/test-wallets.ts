import { createFakeWallet, fakeWalletPresets, type FakeWalletPreset } from '@onepoint/wallet/fake';
import { array, enum as zodEnum } from 'zod/mini';

/** The wallets that this page can start by itself, as an external store. */
export interface TestWallets {
  /** Names of those that run, in the order in which they were started. */
  readonly getStarted: () => readonly FakeWalletPreset[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (preset: FakeWalletPreset) => void;
  /** Forgets all of them; they are gone after a reload, as announced wallets cannot take it back. */
  readonly forget: () => void;
}

export interface CreateTestWalletsParameters {
  readonly window: Window;
  /** This tab's storage: the wallets outlive a reload, not the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Where the wallets read chains, by chain id. */
  readonly rpcUrls: Readonly<Record<number, string>>;
}

export const testWalletPresets = Object.keys(fakeWalletPresets) as FakeWalletPreset[];

const storageKey = 'onepoint:playground-test-wallets:v1';
const schema = array(zodEnum(testWalletPresets));

/** Starts again what this tab had started before the page was loaded. */
export function createTestWallets({ window, storage, rpcUrls }: CreateTestWalletsParameters): TestWallets {
  let started: readonly FakeWalletPreset[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly FakeWalletPreset[]): void => {
    started = next;
    storage.setItem(storageKey, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const start = (preset: FakeWalletPreset): void => {
    if (started.includes(preset)) return;
    createFakeWallet({ ...fakeWalletPresets[preset], rpcUrls }, storage).announce(window);
    set([...started, preset]);
  };
  for (const preset of readStarted(storage)) start(preset);
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

function readStarted(storage: Pick<Storage, 'getItem'>): readonly FakeWalletPreset[] {
  try {
    const parsed = schema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
