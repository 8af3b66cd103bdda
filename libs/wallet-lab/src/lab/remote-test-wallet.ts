import type { RemoteWallet } from '@onepoint/fake-wallets';

/** The wallet on a simulated phone, as a store for `useSyncExternalStore`. It lasts until the page is closed. */
export interface RemoteTestWallet {
  /** Undefined before it is started. */
  readonly getWallet: () => RemoteWallet | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects if the wallet code cannot be loaded. */
  readonly start: () => Promise<void>;
  /** The page no longer discovers the wallet. */
  readonly stop: () => void;
}

export const remoteWalletName = 'Test phone';

interface CreateRemoteTestWalletParameters {
  readonly window: Window;
  readonly rpcUrls: Readonly<Record<number, string>>;
}

export function createRemoteTestWallet({ window, rpcUrls }: CreateRemoteTestWalletParameters): RemoteTestWallet {
  let wallet: RemoteWallet | undefined;
  let remove: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    getWallet: () => wallet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const { createTestPhone } = await import('./create-test-wallet.ts');
      if (wallet !== undefined) return;
      wallet = createTestPhone({ name: remoteWalletName, rpcUrls });
      remove = wallet.install(window);
      for (const listener of listeners) listener();
    },
    stop: () => remove?.(),
  };
}
