import type { EIP1193Provider } from 'viem';
import { createFakeEmitter, createFakeWallet, type FakeWallet } from '../create-fake-wallet.ts';
import { FakeProviderRpcError } from '../fake-wallet-context.ts';
import { promptingMethods } from '../fake-wallet-methods.ts';
import type { FakeWalletOptions } from '../fake-wallet-options.ts';
import { installFakeWallet, randomHex } from '../install-fake-wallet.ts';
import { createFakeRelay } from './fake-relay.ts';

/** Why the last pairing or session ended. */
type RemoteEnd = 'rejected' | 'code-expired' | 'session-expired' | 'phone' | 'page';

export interface RemoteWalletState {
  /** `pairing`: the code hasn't been scanned yet. `proposed`: the phone is asking its user. */
  readonly status: 'unpaired' | 'pairing' | 'proposed' | 'connected';
  /** The pairing code; null unless the status is `pairing`. */
  readonly uri: string | null;
  /** When the pairing code or the session expires. Milliseconds since 1970; null if there is neither. */
  readonly expiresAt: number | null;
  /** Method of the request that the phone's user has to approve. */
  readonly prompt: string | null;
  readonly lastEnd: RemoteEnd | null;
  readonly isRelayOnline: boolean;
}

/** A wallet on a simulated phone. A page sees only `provider`; the rest is what people and the relay do. */
export interface RemoteWallet {
  readonly provider: EIP1193Provider;
  /** The wallet on the phone: its user changes chain and account with `setState`. */
  readonly phone: FakeWallet;
  readonly getState: () => RemoteWalletState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Scans a pairing code with the phone. False if the code is invalid or no longer valid. */
  readonly scan: (uri: string) => boolean;
  /** Approves the pairing, or the pending request. */
  readonly approve: () => void;
  readonly reject: () => void;
  /** Ends the session on the phone, or lets it expire. */
  readonly end: (reason: 'phone' | 'session-expired') => void;
  readonly setRelayOnline: (isOnline: boolean) => void;
  readonly install: (target: Window) => () => void;
}

interface RemoteWalletLifetimes {
  /** How long a code can be scanned. Default: five minutes, as in WalletConnect. */
  readonly codeMs?: number;
  /** How long a session lasts. Default: seven days, as in WalletConnect. */
  readonly sessionMs?: number;
}

interface Decision {
  readonly approve: () => void;
  readonly reject: (error: FakeProviderRpcError) => void;
}

const unpaired = { status: 'unpaired', uri: null, expiresAt: null, prompt: null } as const;
const rejected = (): FakeProviderRpcError => new FakeProviderRpcError(4001, 'User rejected the request.');
const disconnected = (): FakeProviderRpcError => new FakeProviderRpcError(4900, 'The session has ended.');

/**
 * Simulates a wallet on another device: a page pairs with it by scanning a code, and a relay carries requests and events. Shows what a
 * page experiences with such wallets. It does not implement the WalletConnect protocol: nothing is encrypted or leaves the page, codes
 * work here only, and a reload ends the session.
 */
export function createRemoteWallet(
  options: FakeWalletOptions,
  { codeMs = 300_000, sessionMs = 604_800_000 }: RemoteWalletLifetimes = {},
): RemoteWallet {
  const phone = createFakeWallet(options);
  const relay = createFakeRelay();
  const { emit, on, removeListener } = createFakeEmitter();
  const listeners = new Set<() => void>();
  let state: RemoteWalletState = { ...unpaired, lastEnd: null, isRelayOnline: true };
  /** What the page knows about the session. Its reads are answered from this, without asking the phone. */
  let seen: { accounts: readonly string[]; chainId: unknown } = { accounts: [], chainId: '0x1' };
  let pairing: (Decision & { readonly done: Promise<void> }) | undefined;
  let prompt: Decision | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<RemoteWalletState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const expireAfter = (durationMs: number, handleExpiry: () => void): number => {
    clearTimeout(timer);
    // Browsers run longer timers immediately.
    timer = setTimeout(handleExpiry, Math.min(durationMs, 2 ** 31 - 1));
    return Date.now() + durationMs;
  };
  const stop = (lastEnd: RemoteEnd): void => {
    clearTimeout(timer);
    update({ ...unpaired, lastEnd });
  };

  const rejectPairing = (lastEnd: 'rejected' | 'code-expired'): void => {
    const waiting = pairing;
    pairing = undefined;
    stop(lastEnd);
    relay.send(() => waiting?.reject(rejected()));
  };
  const pair = (): Promise<void> => {
    if (pairing !== undefined) return pairing.done;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    pairing = { done: promise, approve: resolve, reject };
    const expiresAt = expireAfter(codeMs, () => rejectPairing('code-expired'));
    const uri = `onepoint-remote:${randomHex(16).slice(2)}@1?relay=in-page&expiry=${String(Math.floor(expiresAt / 1000))}&key=${randomHex(16).slice(2)}`;
    update({ status: 'pairing', uri, expiresAt, lastEnd: null });
    return promise;
  };
  const startSession = async (): Promise<void> => {
    await phone.provider.request({ method: 'eth_requestAccounts' });
    const waiting = pairing;
    pairing = undefined;
    update({ status: 'connected', uri: null, expiresAt: expireAfter(sessionMs, () => end('session-expired')) });
    const { chainId } = phone.getState();
    relay.send(() => {
      seen = { accounts: [phone.addresses[phone.getState().selected] ?? phone.address], chainId: `0x${chainId.toString(16)}` };
      waiting?.approve();
    });
  };
  const forget = (): void => {
    if (seen.accounts.length === 0) return;
    seen = { ...seen, accounts: [] };
    prompt?.reject(disconnected());
    prompt = undefined;
    emit('accountsChanged', []);
    emit('disconnect', disconnected());
  };
  const end = (reason: 'phone' | 'page' | 'session-expired'): void => {
    if (state.status !== 'connected') return;
    stop(reason);
    phone.setState({ isAuthorized: false });
    // The page knows about expiry and its own decisions without the relay. Only the phone's decisions travel through it.
    if (reason === 'phone') relay.send(forget);
    else forget();
  };
  const isConnected = (): boolean => seen.accounts.length > 0;
  phone.provider.on('chainChanged', (chainId) => {
    if (state.status !== 'connected') return;
    relay.send(() => {
      seen = { ...seen, chainId };
      emit('chainChanged', chainId);
    });
  });
  phone.provider.on('accountsChanged', (accounts) => {
    // Pairing and the end of the session have events of their own.
    if (state.status !== 'connected' || !isConnected() || accounts.length === 0) return;
    relay.send(() => {
      seen = { ...seen, accounts };
      emit('accountsChanged', accounts);
    });
  });

  /** Waits until the phone has received the request and its user has approved it. */
  const passToPhone = async (method: string): Promise<void> => {
    await new Promise<void>((resolve) => relay.send(resolve));
    if (!isConnected()) throw disconnected();
    if (!promptingMethods.has(method) || method === 'eth_requestAccounts' || method === 'wallet_requestPermissions') return;
    if (prompt !== undefined) throw new FakeProviderRpcError(-32_002, 'A request is already pending.');
    await new Promise<void>((resolve, reject) => {
      prompt = { approve: resolve, reject };
      update({ prompt: method });
    });
  };
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> => {
    if (method === 'eth_accounts') return seen.accounts;
    if (method === 'eth_chainId') return seen.chainId;
    if (method === 'wallet_revokePermissions') {
      end('page');
      return null;
    }
    if (method === 'eth_requestAccounts' || method === 'wallet_requestPermissions') {
      if (!isConnected()) await pair();
    } else if (!isConnected()) throw new FakeProviderRpcError(4100, 'The page has no session with the phone');
    await passToPhone(method);
    const answer: unknown = await phone.provider.request({ method, params } as never);
    await new Promise<void>((resolve) => relay.send(resolve));
    return answer;
  };
  const decide = (isApproved: boolean): void => {
    if (state.status === 'proposed') {
      if (isApproved) void startSession();
      else rejectPairing('rejected');
      return;
    }
    const decision = prompt;
    prompt = undefined;
    update({ prompt: null });
    if (isApproved) decision?.approve();
    else relay.send(() => decision?.reject(rejected()));
  };
  const provider = { request, on, removeListener } as unknown as EIP1193Provider;
  return {
    provider,
    phone,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scan: (uri) => {
      if (state.uri === null || uri.trim() !== state.uri) return false;
      relay.send(() => update({ status: 'proposed', uri: null }));
      return true;
    },
    approve: () => decide(true),
    reject: () => decide(false),
    end,
    setRelayOnline: (isOnline) => {
      update({ isRelayOnline: isOnline });
      relay.setOnline(isOnline);
    },
    install: (target) => installFakeWallet(target, phone.info, provider, options),
  };
}
