import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';

/**
 * Non-public blocks: IANA's special-purpose address registries (https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry), multicast, and returned blocks. IPv6 blocks outside 2000::/3 need no entry,
 * because they are not global unicast.
 */
const specialRanges = [
  // "This network", private use, shared address space (carriers' NAT), loopback, link-local.
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // IETF protocol assignments, documentation, AS112, AMT, 6to4 relays, benchmarking.
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // IETF protocol assignments (Teredo, benchmarking, AMT, AS112, ORCHID), documentation, 6to4, AS112, 6bone.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
  ['3ffe::', 16],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialRanges) special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');

/** Global unicast, and IPv4-mapped addresses (`::ffff:192.0.2.1`), which `special` checks as IPv4. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
unicast.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether a string is a public IP address. False for addresses with a zone (`fe80::1%eth0`). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return false;
  return family === 4 ? !special.check(address, 'ipv4') : unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that public DNS does not resolve (RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`). */
const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/iu;

/**
 * False if the host of a URL is a private address in any notation (`new URL` makes it canonical) or a local name. Other names are checked
 * when they are resolved, see {@link createPublicConnector}.
 */
export function isPublicHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(host) === 0 ? host !== '' && !localName.test(host) : isPublicAddress(host);
}

/** Thrown when a host is, or resolves to, a private address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  readonly code = 'PRIVATE_ADDRESS';

  constructor(hostname: string) {
    super(`${hostname} resolves to a private address`);
  }
}

/**
 * A `dns.lookup` that fails with {@link PrivateAddressError} if any address is private. The connection itself uses it, so a name can't
 * resolve differently after the check.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) callback(error, []);
    else if (addresses.every(({ address }) => isPublicAddress(address))) answer(addresses);
    else callback(new PrivateAddressError(hostname), []);
  });

  function answer(addresses: { address: string; family: number }[]): void {
    const [first] = addresses;
    if (options.all === true || first === undefined) callback(null, addresses);
    else callback(null, first.address, first.family);
  }
};

/**
 * Creates an undici connector (`connect` of an `Agent` or a `Pool`) that only connects to public addresses. It checks hosts that are IP
 * addresses itself, because sockets don't look them up.
 */
export function createPublicConnector(options: { readonly timeoutMs: number }): buildConnector.connector {
  const connect = buildConnector({ timeout: options.timeoutMs, lookup: publicLookup, allowH2: false });
  return (target, callback) => {
    if (isPublicHost(target)) connect(target, callback);
    else queueMicrotask(() => callback(new PrivateAddressError(target.hostname), null));
  };
}
