export interface Limiter {
  /** Whether `key` has used up its attempts. */
  isExhausted: (key: string) => boolean;
  count: (key: string) => void;
  forget: (key: string) => void;
}

export interface CreateLimiterParameters {
  max: number;
  windowMs: number;
  now: () => number;
}

const keysMax = 10_000;

/** Counts attempts per key in fixed windows, in memory: a restart forgets, as does the window's end. */
export function createLimiter({ max, windowMs, now }: CreateLimiterParameters): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const current = (key: string): { count: number; endsAt: number } | undefined => {
    const found = windows.get(key);
    if (found !== undefined && found.endsAt <= now()) windows.delete(key);
    return windows.get(key);
  };
  // The oldest come first, and all windows are equally long: a look at those that go is enough, however many stay.
  const makeRoom = (): void => {
    for (const [key, { endsAt }] of windows) {
      if (windows.size < keysMax && endsAt > now()) return;
      windows.delete(key);
    }
  };
  return {
    isExhausted: (key) => (current(key)?.count ?? 0) >= max,
    count: (key) => {
      const found = current(key);
      if (found === undefined && windows.size >= keysMax) makeRoom();
      if (found === undefined) windows.set(key, { count: 1, endsAt: now() + windowMs });
      else found.count += 1;
    },
    forget: (key) => void windows.delete(key),
  };
}
