import { useEffect, useState } from 'react';

/** Whether something has been pending for longer than `afterMs` milliseconds. */
export function useIsSlow(isPending: boolean, afterMs: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, afterMs]);
  return isPending && isSlow;
}
