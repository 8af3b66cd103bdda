import { BlockList, isIP } from 'node:net';

/** Blocks that are not reachable over the public internet, or not by one host: IANA's special-purpose registries for IPv4 and IPv6. */
const specialRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialRanges) special.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an IP address is one of the public internet. An IPv4 address inside an IPv6 one is judged as itself; what is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
