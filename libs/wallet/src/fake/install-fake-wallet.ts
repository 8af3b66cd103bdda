import type { EIP1193Provider } from 'viem';
import type { FakeWalletOptions } from './fake-wallet-options.ts';

export interface FakeWalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

/** Announces a provider (EIP-6963), now and whenever the page asks. Returns a function that stops it. */
export function announceFakeWallet(target: Window, info: FakeWalletInfo, provider: EIP1193Provider, delayMs = 0): () => void {
  const detail = Object.freeze({ info, provider });
  const dispatch = (): boolean => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  const delayed = new Set<ReturnType<typeof setTimeout>>();
  const handleRequest = (): void => {
    if (delayMs > 0) delayed.add(setTimeout(dispatch, delayMs));
    else dispatch();
  };
  target.addEventListener('eip6963:requestProvider', handleRequest);
  handleRequest();
  return () => {
    target.removeEventListener('eip6963:requestProvider', handleRequest);
    delayed.forEach((timer) => clearTimeout(timer));
  };
}

/** Puts a provider at `window.ethereum`, and says so as wallets of old did. Returns a function that takes it away. */
export function injectFakeWallet(target: Window, provider: EIP1193Provider): () => void {
  Object.assign(target, { ethereum: provider });
  target.dispatchEvent(new Event('ethereum#initialized'));
  return () => {
    Reflect.deleteProperty(target, 'ethereum');
  };
}

/** Lets the page find a wallet in the way its options say. Returns a function that takes it away. */
export function installFakeWallet(target: Window, info: FakeWalletInfo, provider: EIP1193Provider, options: FakeWalletOptions): () => void {
  const { discovery = 'announced', announceDelayMs } = options;
  const stops = [
    discovery === 'announced' ? undefined : injectFakeWallet(target, provider),
    discovery === 'injected' ? undefined : announceFakeWallet(target, info, provider, announceDelayMs),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
