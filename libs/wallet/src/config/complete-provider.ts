import type { EIP1193Provider } from 'viem';

const completed = new WeakMap<object, EIP1193Provider>();

/**
 * Returns a proxy that adds no-op `on` and `removeListener` if the provider lacks them. The wallet's own object is not modified, and
 * the same provider always gets the same proxy.
 */
export function completeProvider(provider: EIP1193Provider): EIP1193Provider {
  const missing = (['on', 'removeListener'] as const).filter((name) => typeof provider[name] !== 'function');
  if (missing.length === 0) return provider;
  const known = completed.get(provider);
  if (known) return known;
  // The target is empty because a proxy of a frozen object may only return the frozen values.
  const proxy = new Proxy({} as EIP1193Provider, {
    has: (_, property) => missing.includes(property as never) || property in provider,
    get: (_, property) => {
      if (missing.includes(property as never)) return () => proxy;
      const value: unknown = Reflect.get(provider, property, provider);
      return typeof value === 'function' ? (value.bind(provider) as unknown) : value;
    },
  });
  completed.set(provider, proxy);
  rememberOriginal(proxy, originalProvider(provider));
  return proxy;
}

const originals = new WeakMap<object, object>();

export function rememberOriginal(proxy: object, original: object): void {
  originals.set(proxy, original);
}

/** Returns the wallet's own provider behind a proxy of this library, or the given object if it is no such proxy. */
export function originalProvider<Provider extends object>(provider: Provider): Provider {
  return (originals.get(provider) as Provider | undefined) ?? provider;
}
