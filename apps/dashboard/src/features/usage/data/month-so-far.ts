/** The calendar month so far in UTC, as plans and charges count it, in the shape of the statistics calls; at least a minute long. */
export function monthSoFar(nowMs: number): { readonly from: string; readonly to: string; readonly granularityInSecs: number } {
  const now = new Date(nowMs);
  const startMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const endMs = Math.max(nowMs, startMs + 60_000);
  return { from: new Date(startMs).toISOString(), to: new Date(endMs).toISOString(), granularityInSecs: 86_400 };
}
