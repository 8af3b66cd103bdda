/**
 * Milliseconds that a `Retry-After` header asks to wait: seconds or an HTTP date (RFC 9110, 10.2.3).
 *
 * @returns undefined where the header is missing or means nothing
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
