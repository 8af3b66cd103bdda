/** Which clock times are told by: everybody's, or the reader's. */
export type ChartZone = 'utc' | 'local';

/** As charts and formats take it: an IANA name, undefined for the reader's own. */
export function timeZoneOf(zone: ChartZone): string | undefined {
  return zone === 'utc' ? 'UTC' : undefined;
}
