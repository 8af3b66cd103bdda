/** The period that ends now, as the statistics calls take it. */
export function periodUntilNow(periodSecs: number, nowMs = Date.now()): { from: string; to: string } {
  return { from: new Date(nowMs - periodSecs * 1000).toISOString(), to: new Date(nowMs).toISOString() };
}
