/** How long what was prefetched may be used, as the specification says. */
const freshMs = 5000;

export interface PrefetchCache<Value> {
  /** What was prefetched, if it is fresh, else fetched now. Each is used at most once. */
  take: (key: string) => Promise<Value>;
  /** Fetches ahead, unless something usable is there. A failure is not kept: the use itself tries again. */
  prefetch: (key: string) => void;
  /** Keeps what is known already for the next use. */
  put: (key: string, value: Value) => void;
}

/**
 * Things fetched shortly before they are needed, usable for 5,000 ms from the request.
 *
 * @param now milliseconds; default: `performance.now`, which no change of the clock moves
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
