import { isIP } from 'node:net';

/**
 * - `loopback`: this machine
 * - `address`: an IP address instead of a name
 * - `private`: a name that public DNS cannot have: a single label, or a reserved top-level domain
 * - `public`: everything else
 */
export type HostKind = 'loopback' | 'address' | 'private' | 'public';

/** RFC 2606, RFC 6761, RFC 6762, RFC 8375, and `.internal`, which ICANN reserved in 2024. */
const reservedDomain = /(?:^|\.)(?:test|invalid|example|local|internal|home\.arpa)$/;

/** Classifies a host, ignoring its port: `localhost.`, `LOCALHOST`, `127.1`, `0x7f000001` and `[::1]` are all loopback. */
export function hostKind(host: string): HostKind {
  const name = nameOf(host).replace(/\.+$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return 'loopback';
  if (isLoopbackAddress(name)) return 'loopback';
  if (isIP(name) !== 0) return 'address';
  return !name.includes('.') || reservedDomain.test(name) ? 'private' : 'public';
}

/** Normalizes with the URL parser, which has one spelling per address. Text that the parser rejects becomes an empty, non-public host. */
function nameOf(host: string): string {
  return (URL.parse(`http://${host}`)?.hostname ?? '').replaceAll(/^\[|\]$/g, '');
}

function isLoopbackAddress(name: string): boolean {
  if (isIP(name) === 4) return /^(?:127|0)\./.test(name);
  return name === '::' || name === '::1' || /^::ffff:(?:7f[\da-f]{2}|0):/.test(name);
}

/** Returns why an address can't be used in production; undefined for https on a public host name. The text never contains the address. */
export function findAddressProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null) return 'is not an address';
  if (url.protocol !== 'https:') return 'is not https';
  return findHostProblem(url.hostname);
}

/** Returns why a host can't be used in production; undefined for a public host name. The text never contains the host. */
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
