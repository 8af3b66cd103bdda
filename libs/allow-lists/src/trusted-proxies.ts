import { compileIps } from './compile-allow-lists.ts';
import { formatIpAddress, formatIpRange, parseIpAddress, parseIpRange } from './ip-address.ts';

const loopback = ['127.0.0.0/8', '::1'];

/**
 * Parses `API_TRUSTED_PROXIES` and `GATEWAY_TRUSTED_PROXIES`: comma-separated addresses and CIDR ranges of proxies whose `x-forwarded-for` is
 * trusted.
 *
 * @returns null if an entry is invalid
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

/** Returns a check whether an address is loopback or a trusted proxy. */
export function compileTrustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const find = compileIps([...loopback, ...proxies]);
  return (address) => find(address) !== null;
}

/** Key for rate limits per client: the IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one customer. */
export function clientNetwork(address: string): string {
  const parsed = parseIpAddress(address);
  if (parsed === null) return address;
  return parsed.version === 4
    ? formatIpAddress(parsed)
    : formatIpRange(parseIpRange(`${address}/64`) ?? { address: parsed, prefixLength: 64 });
}
