/** How long what was fetched ahead may be used, as the specification says. */
const freshMs = 5000;

export interface PrefetchCache<Value> {
  /** What was fetched ahead and has come, if it is fresh. It stays until it is taken. */
  find: (key: string) => Value | undefined;
  /** What is fetched ahead, once it has come; undefined where nothing is, it failed, or it was taken. It stays until it is taken. */
  whenFound: (key: string) => Promise<Value | undefined>;
  /** What was fetched ahead, if it is fresh, else fetched now. Each is used at most once. */
  take: (key: string) => Promise<Value>;
  /** Fetches ahead, unless something usable is there. A failure is not kept: the use itself tries again. `validMs` is 5,000 by default. */
  prefetch: (key: string, validMs?: number) => void;
}

interface Held<Value> {
  readonly startedAt: number;
  readonly validMs: number;
  readonly value: Promise<Value>;
  arrived?: Value;
}

/**
 * Things fetched shortly before they are needed, usable for 5,000 ms from when they were asked for, or as long as whoever asked says.
 *
 * @param now milliseconds; default: `performance.now`, which no change of the clock moves
 */
export function createPrefetchCache<Value>(
  fetchValue: (key: string) => Promise<Value>,
  now: () => number = () => performance.now(),
): PrefetchCache<Value> {
  const held = new Map<string, Held<Value>>();
  const dropStale = (): void => {
    for (const [key, { startedAt, validMs }] of held) if (now() - startedAt >= validMs) held.delete(key);
  };
  return {
    find: (key) => {
      dropStale();
      return held.get(key)?.arrived;
    },
    whenFound: async (key) => {
      const entry = held.get(key);
      try {
        const value = await entry?.value;
        return entry !== undefined && held.get(key) === entry ? value : undefined;
      } catch {
        return undefined;
      }
    },
    take: async (key) => {
      dropStale();
      const entry = held.get(key);
      held.delete(key);
      return entry?.value ?? fetchValue(key);
    },
    prefetch: (key, validMs = freshMs) => {
      dropStale();
      if (held.has(key)) return;
      const entry: Held<Value> = { startedAt: now(), validMs, value: fetchValue(key) };
      held.set(key, entry);
      entry.value.then(
        (value) => (entry.arrived = value),
        () => held.get(key) === entry && held.delete(key),
      );
    },
  };
}
