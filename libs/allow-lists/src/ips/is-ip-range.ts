import { parseIpRange } from './parse-ip-range.ts';

/** Whether a text may stand in a list of IP addresses: an address or a CIDR range, IPv4 or IPv6. */
export function isIpRange(text: string): boolean {
  return parseIpRange(text) !== null;
}
