import { bytesToHex, type EIP1193Provider, type Hex } from 'viem';
import type { FakeWalletOptions } from './fake-wallet-options.ts';

export interface FakeWalletInfo {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
}

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

/** Sets `window.ethereum` and dispatches the event of pre-EIP-6963 wallets. */
function injectFakeWallet(target: Window, provider: EIP1193Provider): () => void {
  Object.assign(target, { ethereum: provider });
  target.dispatchEvent(new Event('ethereum#initialized'));
  return () => {
    Reflect.deleteProperty(target, 'ethereum');
  };
}

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

export const fakeWalletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7b61f3"/><path d="M13 7h6m-5 0v6.5L8.6 22A2 2 0 0 0 10.3 25h11.4a2 2 0 0 0 1.7-3L18 13.5V7m-7 12h10" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)}`;

export const randomHex = (byteCount: number): Hex => bytesToHex(crypto.getRandomValues(new Uint8Array(byteCount)));

/** A version 4 UUID. `crypto.randomUUID` does not exist on pages served over HTTP. */
export const randomUuid = (): string => randomHex(16).replace(/^0x(.{8})(.{4}).(.{3}).(.{3})(.*)$/, '$1-$2-4$3-8$4-$5');
