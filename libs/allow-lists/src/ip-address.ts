/** An IP address as 4 bytes (IPv4) or 8 groups of 16 bits (IPv6). */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly parts: readonly number[];
}

const decimal = /^(?:0|[1-9]\d{0,2})$/;
const hexadecimal = /^[\da-f]{1,4}$/i;

/**
 * Parses a dotted IPv4 address or an IPv6 address (RFC 4291, section 2.2). IPv4-mapped addresses (`::ffff:192.0.2.1`) become IPv4. Leading
 * zeros are rejected because some parsers read them as octal.
 *
 * @returns null for anything else, including zone ids
 */
export function parseIpAddress(text: string): IpAddress | null {
  if (!text.includes(':')) {
    const bytes = parseIpv4(text);
    return bytes === null ? null : { version: 4, parts: bytes };
  }
  const groups = parseIpv6(text);
  if (groups === null) return null;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped ? { version: 4, parts: [high >> 8, high & 0xff, low >> 8, low & 0xff] } : { version: 6, parts: groups };
}

function parseIpv4(text: string): number[] | null {
  const octets = text.split('.');
  if (octets.length !== 4 || !octets.every((octet) => decimal.test(octet))) return null;
  const bytes = octets.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half, index) => parseGroups(half, index === halves.length - 1));
  if (head === null || tail === null || head === undefined) return null;
  if (tail === undefined) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing < 1 ? null : [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function parseGroups(text: string, isLast: boolean): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const texts = text.split(':');
  for (const [index, group] of texts.entries()) {
    const bytes = isLast && index === texts.length - 1 && group.includes('.') ? parseIpv4(group) : null;
    if (bytes !== null) groups.push(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0), ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0));
    else if (hexadecimal.test(group)) groups.push(Number.parseInt(group, 16));
    else return null;
  }
  return groups;
}

/** Formats an address in canonical form (RFC 5952): lower case, no leading zeros, the first longest run of zeros as `::`. */
export function formatIpAddress({ version, parts }: IpAddress): string {
  if (version === 4) return parts.join('.');
  const { start, length } = longestZeros(parts);
  const text = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .map((part) => part.toString(16))
      .join(':');
  return length < 2 ? text(0, 8) : `${text(0, start)}::${text(start + length, 8)}`;
}

function longestZeros(parts: readonly number[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [index, part] of parts.entries()) {
    length = part === 0 ? length + 1 : 0;
    if (length > best.length) best = { start: index - length + 1, length };
  }
  return best;
}

export interface IpRange {
  readonly address: IpAddress;
  /** 0 to 32 for IPv4, 0 to 128 for IPv6. */
  readonly prefixLength: number;
}

const prefix = /^(?:0|[1-9]\d{0,2})$/;

export const partBits = (version: IpAddress['version']): number => (version === 4 ? 8 : 16);

/** Parses an address or CIDR range (RFC 4632, RFC 4291) and clears the bits after the prefix: `10.1.2.3/8` is `10.0.0.0/8`. */
export function parseIpRange(text: string): IpRange | null {
  const [before = '', after, ...rest] = text.trim().split('/');
  const address = parseIpAddress(before);
  if (address === null || rest.length > 0 || (after !== undefined && !prefix.test(after))) return null;
  const bits = address.version === 4 ? 32 : 128;
  // The prefix length of an IPv4-mapped address counts IPv6 bits.
  const isMapped = address.version === 4 && before.includes(':');
  const prefixLength = after === undefined ? bits : Number(after) - (isMapped ? 96 : 0);
  if (prefixLength < 0 || prefixLength > bits) return null;
  return { address: firstOf(address, prefixLength), prefixLength };
}

/** Formats an address or CIDR range. Omits the prefix length of a single address. */
export function formatIpRange({ address, prefixLength }: IpRange): string {
  const text = formatIpAddress(address);
  return prefixLength === (address.version === 4 ? 32 : 128) ? text : `${text}/${prefixLength}`;
}

function firstOf({ version, parts }: IpAddress, prefixLength: number): IpAddress {
  const size = partBits(version);
  const masked = parts.map((part, index) => {
    const prefixBits = Math.min(size, Math.max(0, prefixLength - index * size));
    return (part >> (size - prefixBits)) << (size - prefixBits);
  });
  return { version, parts: masked };
}

/** Accepts an IPv4 or IPv6 address or a CIDR range. */
export function isIpRange(text: string): boolean {
  return parseIpRange(text) !== null;
}
