/** How long what was fetched ahead may be used, as the specification says. */
const freshMs = 5000;

export interface PrefetchCache<Value> {
  /** What was fetched ahead, if it is fresh, else fetched now. Each is used at most once. */
  take: (key: string) => Promise<Value>;
  /** Fetches ahead. A failure is not kept: the use itself tries again. */
  prefetch: (key: string) => void;
}

/**
 * Things fetched shortly before they are needed, usable for 5,000 ms from when they were asked for.
 *
 * @param now milliseconds; default: `performance.now`, which no change of the clock moves
 */
export function createPrefetchCache<Value>(
  fetchValue: (key: string) => Promise<Value>,
  now: () => number = () => performance.now(),
): PrefetchCache<Value> {
  const held = new Map<string, { startedAt: number; value: Promise<Value> }>();
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
  };
}
