const recentMs = 24 * 60 * 60 * 1000;

/** Whether something used a key within the last 24 hours, so that it likely still depends on it. */
export function isRecentlyUsed(lastUsedAt: string | null, nowMs: number): lastUsedAt is string {
  return lastUsedAt !== null && nowMs - Date.parse(lastUsedAt) < recentMs;
}
