/** Longer waits are a "no" for somebody who looks at a page: the usual delays are kept instead. */
const secondsMax = 60;

/**
 * Seconds to wait by a Retry-After header, a number of seconds or an HTTP date (RFC 9110, section 10.2.3). Undefined where it is absent,
 * malformed, past, or longer than a minute.
 */
export function retryAfterSeconds(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - now.getTime()) / 1000);
  return seconds >= 0 && seconds <= secondsMax ? seconds : undefined;
}
