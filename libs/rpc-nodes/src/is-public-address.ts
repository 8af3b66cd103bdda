import { BlockList, isIP } from 'node:net';

/**
 * Blocks that are not reachable over the public internet, or not by one host: IANA's special-purpose address registries
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry), multicast, and
 * what was given back. IPv6 blocks outside of 2000::/3 need no entry: nothing there is global unicast.
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
  // Multicast; reserved, and broadcast.
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

/** Global unicast, and IPv4 addresses as IPv6 sockets write them (`::ffff:192.0.2.1`), which the list above judges as themselves. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
unicast.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether an IP address is one of the public internet. What is no address is not, nor is one with a zone (`fe80::1%eth0`). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return false;
  return family === 4 ? !special.check(address, 'ipv4') : unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Names that no public look-up answers (RFC 6761, RFC 6762, RFC 8375, and ICANN's `internal`). */
const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/iu;

/**
 * False when the host of a URL is written as an address that is not public, in whatever notation (`new URL` has brought it into its canonical
 * one), or is a name of this machine or network. Other names are judged when they are looked up: `createPublicConnector`.
 */
export function isPublicHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  return isIP(host) === 0 ? host !== '' && !localName.test(host) : isPublicAddress(host);
}
