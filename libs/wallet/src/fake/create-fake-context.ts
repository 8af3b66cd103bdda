import { numberToHex, type Address, type LocalAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { visibleAccounts, type FakeWalletContext } from './fake-wallet-context.ts';
import type { FakeWalletBehavior, FakeWalletOptions } from './fake-wallet-options.ts';
import { readFakeWalletState, type FakeWalletState, type FakeWalletStorage } from './fake-wallet-state.ts';
import { forwardToChain } from './forward-to-chain.ts';
import { wellKnownPrivateKeys } from './well-known-private-keys.ts';

export interface CreateFakeContextParameters {
  readonly options: FakeWalletOptions;
  readonly id: string;
  readonly storage: FakeWalletStorage | undefined;
  readonly emit: (event: string, data: unknown) => void;
  readonly getBehavior: () => FakeWalletBehavior;
}

/** Keys, memory and chain of a fake wallet. A change of what the page can see is emitted once. */
export function createFakeContext({ options, id, storage, emit, getBehavior }: CreateFakeContextParameters): {
  context: FakeWalletContext;
  addresses: readonly [Address, ...Address[]];
} {
  const { privateKey = wellKnownPrivateKeys[0] } = options;
  const others = options.otherPrivateKeys ?? wellKnownPrivateKeys.filter((key) => key !== privateKey);
  const first = privateKeyToAccount(privateKey);
  const accounts: readonly LocalAccount[] = [first, ...others.map((key) => privateKeyToAccount(key))];
  const storageKey = `onepoint:fake-wallet:v2:${id}`;
  let state = readFakeWalletState(storageKey, options, storage);
  const waiting = new Set<() => void>();

  const setState = (change: Partial<FakeWalletState>): void => {
    const before = state;
    const accountsBefore = visibleAccounts(context).join(',');
    state = { ...state, ...change };
    storage?.setItem(storageKey, JSON.stringify(state));
    if (state.chainId !== before.chainId && getBehavior().announcesChain) emit('chainChanged', numberToHex(state.chainId));
    const visible = visibleAccounts(context);
    if (visible.join(',') !== accountsBefore) emit('accountsChanged', visible);
    if (state.isLocked) return;
    for (const unlock of waiting) unlock();
    waiting.clear();
  };
  const context: FakeWalletContext = {
    get account() {
      return accounts[state.selected] ?? first;
    },
    get state() {
      return state;
    },
    get behavior() {
      return getBehavior();
    },
    setState,
    whenUnlocked: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
      }),
    askChain: (method, params) => forwardToChain(options.rpcUrls?.[state.chainId], method, params),
    batches: new Map(),
  };
  return { context, addresses: [first.address, ...accounts.slice(1).map((account) => account.address)] };
}
