import { compileIps } from './compile-ips.ts';
import { formatIpAddress } from './format-ip-address.ts';
import { parseIpAddress } from './parse-ip-address.ts';
import { formatIpRange, parseIpRange } from './parse-ip-range.ts';

const loopback = ['127.0.0.0/8', '::1'];

/**
 * Reads the proxies whose `x-forwarded-for` counts, as `API_TRUSTED_PROXIES` and `GATEWAY_TRUSTED_PROXIES` list them: addresses and CIDR ranges
 * separated by commas.
 *
 * @returns null when an entry is neither
 */
export function parseTrustedProxies(text: string): string[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const ranges = entries.map((entry) => parseIpRange(entry));
  const read = ranges.filter((range) => range !== null);
  return read.length === ranges.length ? read.map((range) => formatIpRange(range)) : null;
}

/** Whether an address is loopback or one of these proxies. */
export function compileTrustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const find = compileIps([...loopback, ...proxies]);
  return (address) => find(address) !== null;
}

/** What limits per address count by: IPv4 as a whole, the first 64 bits of IPv6, which is what one customer gets. */
export function clientNetwork(address: string): string {
  const parsed = parseIpAddress(address);
  if (parsed === null) return address;
  return parsed.version === 4
    ? formatIpAddress(parsed)
    : formatIpRange(parseIpRange(`${address}/64`) ?? { address: parsed, prefixLength: 64 });
}
