export interface Limits {
  codesPerIdentifier: Limiter;
  codesPerAddress: Limiter;
  wrongPasswordsPerUser: Limiter;
  wrongPasswordsPerAddress: Limiter;
  /** Sign-in attempts, which could be used to find out who has an account. */
  lookupsPerAddress: Limiter;
}

/** Loose per IP address, which everyone on a machine shares; strict per account. */
export function createLimits(now: () => number): Limits {
  const limiter = (max: number): Limiter => createLimiter({ max, windowMs: 10 * 60_000, now });
  return {
    codesPerIdentifier: limiter(10),
    codesPerAddress: limiter(300),
    wrongPasswordsPerUser: limiter(10),
    wrongPasswordsPerAddress: limiter(100),
    lookupsPerAddress: limiter(600),
  };
}

interface Limiter {
  isExhausted: (key: string) => boolean;
  count: (key: string) => void;
  forget: (key: string) => void;
}

interface CreateLimiterParameters {
  max: number;
  windowMs: number;
  now: () => number;
}

const keysMax = 10_000;

/** Counts attempts per key in fixed windows, in memory only. */
export function createLimiter({ max, windowMs, now }: CreateLimiterParameters): Limiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const current = (key: string): { count: number; endsAt: number } | undefined => {
    const found = windows.get(key);
    if (found !== undefined && found.endsAt <= now()) windows.delete(key);
    return windows.get(key);
  };
  // Insertion order is expiry order because all windows are equally long.
  const evict = (): void => {
    for (const [key, { endsAt }] of windows) {
      if (windows.size < keysMax && endsAt > now()) return;
      windows.delete(key);
    }
  };
  return {
    isExhausted: (key) => (current(key)?.count ?? 0) >= max,
    count: (key) => {
      const found = current(key);
      if (found === undefined && windows.size >= keysMax) evict();
      if (found === undefined) windows.set(key, { count: 1, endsAt: now() + windowMs });
      else found.count += 1;
    },
    forget: (key) => void windows.delete(key),
  };
}
