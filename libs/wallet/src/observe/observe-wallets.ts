import type { EIP1193Provider } from 'viem';
import { announcementEvent, parseAnnouncement } from '../config/announcements.ts';
import { rememberOriginal } from '../config/complete-provider.ts';
import type { WalletLog } from './wallet-log.ts';

export interface ObservedWallets {
  /** The `wrapInjected` option of `createWalletConfig`. */
  readonly wrapInjected: (provider: EIP1193Provider) => EIP1193Provider;
  readonly stop: () => void;
}

// Shared by all observers: two on one page would otherwise wrap each other's proxies forever.
const proxiedAnnouncements = new WeakSet<Event>();

/**
 * Replaces every wallet announced from now on (EIP-6963) with a logging proxy, and drops malformed announcements. Call it before
 * `createWalletConfig`. A wallet gets one proxy, even if it announces itself again or is also at `window.ethereum`.
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
    // The conformance report shows whether the wallet froze its announcement.
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

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

type Listen = (...parameters: readonly unknown[]) => unknown;

const listenerMethods: ReadonlySet<PropertyKey> = new Set(['on', 'removeListener']);

/**
 * Returns a proxy that writes every request and event of `provider` to `log`. The wallet's own object is not modified, as some wallets
 * freeze or compare it; properties that others set (wagmi adds a missing `removeListener`) stay on the proxy.
 *
 * @param wallet name in the log records
 */
export function observeProvider(provider: EIP1193Provider, wallet: string, log: WalletLog): EIP1193Provider {
  listen(provider, wallet, log);
  const added = new Map<PropertyKey, unknown>([['request', requestThrough(provider, wallet, log)]]);
  // The target is empty because a proxy of a frozen object may only return the frozen values.
  const proxy = new Proxy({} as EIP1193Provider, {
    has: (_, property) => added.has(property) || property in provider,
    set: (_, property, value: unknown) => {
      added.set(property, value);
      return true;
    },
    get: (_, property) => {
      if (added.has(property)) return added.get(property);
      const value: unknown = Reflect.get(provider, property, provider);
      if (typeof value === 'function' && listenerMethods.has(property)) return logErrors(value.bind(provider) as Listen);
      // Bound because methods may use private fields, which the proxy does not have.
      return typeof value === 'function' ? (value.bind(provider) as unknown) : value;
    },
  });
  /** wagmi does not catch errors of `on`; a wallet without working events can still answer requests. */
  const logErrors =
    (call: Listen): Listen =>
    (...parameters) => {
      try {
        return call(...parameters);
      } catch (data) {
        log.addEvent({ wallet, event: String(parameters[0]), data });
        return proxy;
      }
    };
  rememberOriginal(proxy, provider);
  return proxy;
}

function requestThrough(provider: EIP1193Provider, wallet: string, log: WalletLog) {
  return async (args: { method: string; params?: unknown }): Promise<unknown> => {
    const end = log.startRequest({ wallet, method: args.method, params: args.params });
    try {
      const result: unknown = await provider.request(args as never);
      end('result', result);
      return result;
    } catch (error) {
      end('error', error);
      throw error;
    }
  };
}

function listen(provider: EIP1193Provider, wallet: string, log: WalletLog): void {
  try {
    // EIP-1193 requires `on`, but a wallet without it can still answer requests.
    if (typeof provider.on !== 'function') return;
    for (const event of events) {
      provider.on(event, (data: unknown) => log.addEvent({ wallet, event, data }));
    }
  } catch (data) {
    log.addEvent({ wallet, event: 'on', data });
  }
}
