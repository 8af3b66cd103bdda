const originals = new WeakMap<object, object>();

/** Remembers what a proxy stands before. */
export function rememberOriginal(proxy: object, original: object): void {
  originals.set(proxy, original);
}

/** The wallet's own object behind a recording proxy; anything else as it is. */
export function originalProvider<Provider extends object>(provider: Provider): Provider {
  return (originals.get(provider) as Provider | undefined) ?? provider;
}
