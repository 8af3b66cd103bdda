import type { EIP1193Provider } from 'viem';
import { originalProvider, rememberOriginal } from '../observe/original-provider.ts';

const completed = new WeakMap<object, EIP1193Provider>();

/**
 * A provider that can be listened to, whatever the wallet left out: without `on` or `removeListener` a stand-in that does nothing is
 * put before it. The wallet's own object is not touched, and one object is completed once.
 */
export function completeProvider(provider: EIP1193Provider): EIP1193Provider {
  const lacks = (['on', 'removeListener'] as const).filter((name) => typeof provider[name] !== 'function');
  if (lacks.length === 0) return provider;
  const known = completed.get(provider);
  if (known) return known;
  // An empty target: a proxy of a frozen object must not answer with anything but what is frozen.
  const proxy = new Proxy({} as EIP1193Provider, {
    has: (_, property) => lacks.includes(property as never) || property in provider,
    get: (_, property) => {
      if (lacks.includes(property as never)) return () => proxy;
      const value: unknown = Reflect.get(provider, property, provider);
      return typeof value === 'function' ? (value.bind(provider) as unknown) : value;
    },
  });
  completed.set(provider, proxy);
  rememberOriginal(proxy, originalProvider(provider));
  return proxy;
}
