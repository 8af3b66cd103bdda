import type { EIP1193Provider } from 'viem';
import type { WalletLog } from './create-wallet-log.ts';
import { rememberOriginal } from './original-provider.ts';

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

type Listen = (...parameters: readonly unknown[]) => unknown;

const listening: ReadonlySet<PropertyKey> = new Set(['on', 'removeListener']);

/**
 * Gives a provider that does what `provider` does and writes every request and event into `log`. The wallet's own object is
 * not touched: wallets freeze theirs, or compare it. What others put onto the proxy (wagmi adds a missing `removeListener`) stays there.
 *
 * @param wallet name to put into the records
 */
export function observeProvider(provider: EIP1193Provider, wallet: string, log: WalletLog): EIP1193Provider {
  listen(provider, wallet, log);
  const added = new Map<PropertyKey, unknown>([['request', requestThrough(provider, wallet, log)]]);
  // An empty target: a proxy of a frozen object must not answer with anything but what is frozen.
  const proxy = new Proxy({} as EIP1193Provider, {
    has: (_, property) => added.has(property) || property in provider,
    set: (_, property, value: unknown) => {
      added.set(property, value);
      return true;
    },
    get: (_, property) => {
      if (added.has(property)) return added.get(property);
      const value: unknown = Reflect.get(provider, property, provider);
      if (typeof value === 'function' && listening.has(property)) return quietly(value.bind(provider) as Listen);
      // Bound, for a wallet's methods may use private fields, which a proxy does not have.
      return typeof value === 'function' ? (value.bind(provider) as unknown) : value;
    },
  });
  /** A wallet that cannot be listened to still answers requests; wagmi awaits nobody when it listens. */
  const quietly =
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
    // Required by EIP-1193; a wallet without it, or whose `on` throws, still answers requests.
    if (typeof provider.on !== 'function') return;
    for (const event of events) {
      provider.on(event, (data: unknown) => log.addEvent({ wallet, event, data }));
    }
  } catch (data) {
    log.addEvent({ wallet, event: 'on', data });
  }
}
