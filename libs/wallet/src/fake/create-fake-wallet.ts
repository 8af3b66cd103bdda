import { numberToHex, type Address, type EIP1193Provider } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
import { fakeWalletIcon } from './fake-wallet-icon.ts';
import { askingMethods, fakeWalletMethods } from './fake-wallet-methods.ts';
import { wellKnownPrivateKeys, type FakeWalletBehavior, type FakeWalletOptions } from './fake-wallet-options.ts';
import { readFakeWalletState, type FakeWalletState, type FakeWalletStorage } from './fake-wallet-state.ts';
import { forwardToChain } from './forward-to-chain.ts';

export interface FakeWalletRequest {
  readonly method: string;
  readonly params: unknown;
}

export interface FakeWallet {
  readonly address: Address;
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string; readonly rdns: string };
  readonly provider: EIP1193Provider;
  /** Every request so far, oldest first. */
  readonly requests: readonly FakeWalletRequest[];
  /** Changes how it behaves from now on. */
  readonly behave: (change: Partial<FakeWalletBehavior>) => void;
  /** What a person does inside the wallet: switch the chain, revoke the page's permission. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
  /** Announces the wallet (EIP-6963), now and whenever the page asks. Returns a function that stops it. */
  readonly announce: (target: Window) => () => void;
}

/**
 * A wallet without a person: EIP-1193 and EIP-6963, a real key that really signs, and a script of how to behave.
 *
 * @param storage where permission and chain outlive a reload, as they do in a real wallet. Default: nowhere.
 */
export function createFakeWallet(options: FakeWalletOptions = {}, storage?: FakeWalletStorage): FakeWallet {
  const account = privateKeyToAccount(options.privateKey ?? wellKnownPrivateKeys[0]);
  const { name = 'Test wallet', rdns = 'test.onepoint.wallet', icon = fakeWalletIcon } = options;
  const info = Object.freeze({ uuid: options.uuid ?? crypto.randomUUID(), name, icon, rdns });
  const storageKey = `onepoint:fake-wallet:v1:${rdns}`;
  const listeners = new Map<string, Set<(data: never) => void>>();
  const requests: FakeWalletRequest[] = [];
  let state = readFakeWalletState(storageKey, options, storage);
  let behavior: FakeWalletBehavior = {
    rejects: [],
    answerDelayMs: 0,
    unknownChainAnswer: 'code',
    switchesAfterAdding: true,
    ...options.behavior,
  };

  const emit = (event: string, data: unknown): void => {
    for (const listener of listeners.get(event) ?? []) listener(data as never);
  };
  const setState = (change: Partial<FakeWalletState>): void => {
    const before = state;
    state = { ...state, ...change };
    storage?.setItem(storageKey, JSON.stringify(state));
    if (state.chainId !== before.chainId) emit('chainChanged', numberToHex(state.chainId));
    if (state.isAuthorized !== before.isAuthorized) emit('accountsChanged', state.isAuthorized ? [account.address] : []);
  };
  const request = async ({ method, params }: FakeWalletRequest): Promise<unknown> => {
    requests.push({ method, params });
    if (behavior.answerDelayMs > 0) await wait(behavior.answerDelayMs);
    const { rejects } = behavior;
    if (rejects === 'all' ? askingMethods.has(method) : rejects.includes(method))
      throw new FakeProviderRpcError(4001, 'User rejected the request.');
    const answer = Object.hasOwn(fakeWalletMethods, method) ? fakeWalletMethods[method] : undefined;
    if (answer)
      return answer(
        {
          account,
          behavior,
          setState,
          get state() {
            return state;
          },
        },
        params,
      );
    return forwardToChain(options.rpcUrls?.[state.chainId], method, params);
  };
  const provider = {
    request,
    on: (event: string, listener: (data: never) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event: string, listener: (data: never) => void) => {
      listeners.get(event)?.delete(listener);
    },
  } as unknown as EIP1193Provider;

  return {
    address: account.address,
    info,
    provider,
    requests,
    behave: (change) => {
      behavior = { ...behavior, ...change };
    },
    setState,
    announce: (target) => {
      const detail = Object.freeze({ info, provider });
      const dispatch = (): boolean => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      const handleRequest = (): void => {
        if (options.announceDelayMs) setTimeout(dispatch, options.announceDelayMs);
        else dispatch();
      };
      target.addEventListener('eip6963:requestProvider', handleRequest);
      handleRequest();
      return () => target.removeEventListener('eip6963:requestProvider', handleRequest);
    },
  };
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
