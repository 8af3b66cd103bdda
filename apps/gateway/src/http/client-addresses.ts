import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { LruMap } from '../access/lru-map.ts';

const siteNetworksMax = 10_000;
/** A site is limited as a whole once this many of its /64 networks have been limited within `abuseMs`. */
const abusedNetworksMin = 8;
const abuseMs = 60_000;

/** Finds a request's client IP address. `x-forwarded-for` is trusted only as far as trusted proxies wrote it. */
export class ClientAddresses {
  readonly #trusted = new BlockList();
  /** When /64 networks were last limited, by the /48 that contains them. */
  readonly #limited = new LruMap<string, Map<string, number>>(siteNetworksMax);
  readonly #now: () => number;

  /**
   * @param trustedProxies addresses and CIDR ranges, in addition to loopback
   * @throws {TypeError | RangeError} if an entry is neither
   */
  constructor(trustedProxies: readonly string[], now = () => performance.now()) {
    this.#now = now;
    this.#trusted.addSubnet('127.0.0.0', 8, 'ipv4');
    this.#trusted.addAddress('::1', 'ipv6');
    for (const entry of trustedProxies) {
      const [address = '', prefix] = entry.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (prefix === undefined) this.#trusted.addAddress(address, family);
      else this.#trusted.addSubnet(address, Number(prefix), family);
    }
  }

  /**
   * Returns the client's address for limits: the whole IPv4 address, or the first 64 bits of an IPv6 address, which one customer usually
   * gets. If many networks of a site (the first 48 bits) were limited in the last minute, one client is using them in turn, so the whole
   * site is limited.
   */
  get(request: IncomingMessage): string {
    const address = this.getWhole(request);
    if (!isIPv6(address)) return address;
    const site = network(address, 3);
    return this.#isAbused(site) ? site : network(address, 4);
  }

  /** Call when a client, as returned by `get`, has exceeded its rate. */
  limited(address: string): void {
    if (!address.endsWith('/64')) return;
    const site = network(address.slice(0, -'/64'.length), 3);
    const networks = this.#limited.get(site) ?? new Map<string, number>();
    networks.set(address, this.#now());
    this.#limited.set(site, networks);
  }

  #isAbused(site: string): boolean {
    const networks = this.#limited.get(site);
    if (networks === undefined) return false;
    for (const [address, at] of networks) if (this.#now() - at > abuseMs) networks.delete(address);
    return networks.size >= abusedNetworksMin;
  }

  /** The client's full address. */
  getWhole(request: IncomingMessage): string {
    let address = plain(request.socket.remoteAddress ?? '');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    for (let hop = forwarded.pop(); hop !== undefined && this.#isTrusted(address); hop = forwarded.pop()) {
      const candidate = plain(hop.trim());
      if (isIP(candidate) === 0) break;
      address = candidate;
    }
    return address;
  }

  #isTrusted(address: string): boolean {
    return isIP(address) !== 0 && this.#trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

/** Unwraps IPv4-mapped IPv6 (`::ffff:192.0.2.1`), which is the same client as the IPv4 address. */
function plain(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** @param size number of 16-bit groups */
function network(address: string, size: number): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all
    .slice(0, size)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${size * 16}`;
}
