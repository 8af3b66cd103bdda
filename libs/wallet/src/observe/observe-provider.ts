import type { EIP1193Provider } from 'viem';
import type { WalletLog } from './create-wallet-log.ts';

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const;

/**
 * Gives a provider that does what `provider` does and writes every request and event into `log`. The wallet's own object is
 * not touched: wallets freeze theirs, or compare it.
 *
 * @param wallet name to put into the records
 */
export function observeProvider(provider: EIP1193Provider, wallet: string, log: WalletLog): EIP1193Provider {
  for (const event of events) {
    provider.on(event, (data: unknown) => log.addEvent({ wallet, event, data }));
  }
  const request = async (args: { method: string; params?: unknown }): Promise<unknown> => {
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
  return new Proxy(provider, {
    get: (target, property) => {
      if (property === 'request') return request;
      const value: unknown = Reflect.get(target, property, target);
      // Bound, for a wallet's methods may use private fields, which a proxy does not have.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
