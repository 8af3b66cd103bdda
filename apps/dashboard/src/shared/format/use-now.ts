import { useEffect, useState } from 'react';

/** The present in milliseconds, renewed as often as said: what "3 minutes ago" is measured from. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
