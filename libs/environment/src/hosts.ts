import { isIP } from 'node:net';

/**
 * - `loopback`: this machine
 * - `address`: an IP address in place of a name
 * - `private`: a name that the public DNS does not have: a single label, or a reserved top-level domain
 * - `public`: everything else
 */
export type HostKind = 'loopback' | 'address' | 'private' | 'public';

/** RFC 2606, RFC 6761, RFC 6762, RFC 8375, and `.internal`, which ICANN reserved in 2024. */
const reservedDomain = /(?:^|\.)(?:test|invalid|example|local|internal|home\.arpa)$/;

/** Kind of a host: `localhost.`, `LOCALHOST`, `127.1`, `0x7f000001` and `[::1]` are all loopback. A port is ignored. */
export function hostKind(host: string): HostKind {
  const name = nameOf(host).replace(/\.+$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return 'loopback';
  if (isLoopbackAddress(name)) return 'loopback';
  if (isIP(name) !== 0) return 'address';
  return !name.includes('.') || reservedDomain.test(name) ? 'private' : 'public';
}

/** The URL parser spells every form of an address in one way. What it refuses is no host, and so not a public one. */
function nameOf(host: string): string {
  return (URL.parse(`http://${host}`)?.hostname ?? '').replaceAll(/^\[|\]$/g, '');
}

function isLoopbackAddress(name: string): boolean {
  if (isIP(name) === 4) return /^(?:127|0)\./.test(name);
  return name === '::' || name === '::1' || /^::ffff:(?:7f[\da-f]{2}|0):/.test(name);
}

/** What keeps an address from being used in production; undefined for https on a public host name. The answer never repeats the address. */
export function findAddressProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null) return 'is not an address';
  if (url.protocol !== 'https:') return 'is not https';
  return findHostProblem(url.hostname);
}

/** What keeps a host from being used in production; undefined for a public host name. The answer never repeats the host. */
export function findHostProblem(host: string): string | undefined {
  const kind = hostKind(host);
  if (kind !== 'public') return kindProblems[kind];
  return nameOf(host).endsWith('.') ? 'is a host name that ends with a dot' : undefined;
}

const kindProblems = {
  loopback: 'leads to this machine',
  address: 'is an IP address, not a host name',
  private: 'is a host name that only a private network has',
} as const satisfies Partial<Record<HostKind, string>>;
