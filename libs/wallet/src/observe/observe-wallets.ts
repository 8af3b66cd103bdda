import type { EIP1193Provider } from 'viem';
import { announcementEvent, parseAnnouncement } from '../announcements/parse-announcement.ts';
import type { WalletLog } from './create-wallet-log.ts';
import { observeProvider } from './observe-provider.ts';

export interface ObservedWallets {
  /** Pass it to `createWalletConfig` as `wrapInjected`. */
  readonly wrapInjected: (provider: EIP1193Provider) => EIP1193Provider;
  readonly stop: () => void;
}

// Of all observers: two of them on one page would otherwise wrap each other's proxies for ever.
const proxiedAnnouncements = new WeakSet<Event>();

/**
 * Puts a recording proxy before every wallet that announces itself from now on (EIP-6963): call it before
 * `createWalletConfig`. Malformed announcements reach nobody. One wallet has one proxy, whether it is announced again or also sits at `window.ethereum`.
 */
export function observeWallets(window: Window, log: WalletLog): ObservedWallets {
  const proxies = new WeakMap<EIP1193Provider, EIP1193Provider>();
  const wrap = (provider: EIP1193Provider, name: string): EIP1193Provider => {
    const known = proxies.get(provider);
    if (known) return known;
    const proxy = observeProvider(provider, name, log);
    proxies.set(provider, proxy);
    return proxy;
  };
  const handleAnnouncement = (event: Event): void => {
    if (proxiedAnnouncements.has(event)) return;
    event.stopImmediatePropagation();
    const announced = parseAnnouncement(event);
    if (announced === null) return;
    const { info, provider } = announced;
    const detail = { info, provider: wrap(provider, info.name) };
    // Whether a wallet freezes what it announces is something that a report tells.
    if (Object.isFrozen(announced.detail)) Object.freeze(detail);
    const proxied = new CustomEvent(announcementEvent, { detail });
    proxiedAnnouncements.add(proxied);
    window.dispatchEvent(proxied);
  };
  window.addEventListener(announcementEvent, handleAnnouncement, { capture: true });
  return {
    wrapInjected: (provider) => wrap(provider, 'window.ethereum'),
    stop: () => window.removeEventListener(announcementEvent, handleAnnouncement, { capture: true }),
  };
}
