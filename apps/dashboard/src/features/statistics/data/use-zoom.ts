import type { TimeRange } from '@onepoint/charts';
import { useEffect, useEffectEvent, useState } from 'react';

/** A gesture is over when it rests for this long: a wheel turns in steps. */
const settleMs = 250;

/**
 * Lets a reader pan and zoom at full speed, and tells of it once the gesture rests.
 *
 * @param scope what the address asks for: once that is something else, it is shown in place of what was panned to
 * @param onSettle told where the gesture ended; null is everything
 * @returns the part that is being looked at, undefined where that is what the address asks for; and what the charts report to
 */
export function useZoom(
  scope: string,
  onSettle: (range: TimeRange | null) => void,
): readonly [TimeRange | undefined, (range: TimeRange | null) => void] {
  const [drawn, setDrawn] = useState<{ readonly scope: string; readonly range: TimeRange } | null>(null);
  const settle = useEffectEvent(onSettle);
  const range = drawn?.scope === scope ? drawn.range : undefined;
  useEffect(() => {
    if (range === undefined) return undefined;
    const timer = setTimeout(() => settle(range), settleMs);
    return () => clearTimeout(timer);
  }, [range]);
  const zoom = (next: TimeRange | null) => {
    if (next !== null) return setDrawn({ scope, range: next });
    setDrawn(null);
    onSettle(null);
  };
  return [range, zoom];
}
