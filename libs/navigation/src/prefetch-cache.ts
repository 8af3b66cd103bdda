/** Lifetime of prefetched values. Source: specification. */
const freshMs = 5000;

export interface PrefetchCache<Value> {
  /** Returns and removes a fresh prefetched value, or fetches it. */
  take: (key: string) => Promise<Value>;
  /** Prefetches unless a fresh value exists. Failures are not cached. */
  prefetch: (key: string) => void;
  /** Stores a known value for the next `take`. */
  put: (key: string, value: Value) => void;
}

/**
 * Creates a cache of values prefetched shortly before use, valid for 5,000 ms from the request.
 *
 * @param now milliseconds. Default: `performance.now`, which is monotonic
 */
export function createPrefetchCache<Value>(
  fetchValue: (key: string) => Promise<Value>,
  now: () => number = () => performance.now(),
): PrefetchCache<Value> {
  const held = new Map<string, { readonly startedAt: number; readonly value: Promise<Value> }>();
  const dropStale = (): void => {
    for (const [key, { startedAt }] of held) if (now() - startedAt >= freshMs) held.delete(key);
  };
  return {
    take: async (key) => {
      dropStale();
      const entry = held.get(key);
      held.delete(key);
      return entry?.value ?? fetchValue(key);
    },
    prefetch: (key) => {
      dropStale();
      if (held.has(key)) return;
      const entry = { startedAt: now(), value: fetchValue(key) };
      held.set(key, entry);
      entry.value.catch(() => held.get(key) === entry && held.delete(key));
    },
    put: (key, value) => void held.set(key, { startedAt: now(), value: Promise.resolve(value) }),
  };
}

/** Some browsers have no `connection`. */
export interface ConnectionHints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether to skip prefetching, because the user saves data or has a 2G connection. */
export function prefersLessData({ connection }: ConnectionHints): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
