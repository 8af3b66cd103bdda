/** An IP address as numbers: 4 bytes of IPv4, or 8 groups of 16 bits of IPv6. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly parts: readonly number[];
}

const decimal = /^(?:0|[1-9]\d{0,2})$/;
const hexadecimal = /^[\da-f]{1,4}$/i;

/**
 * Reads an IPv4 address in dotted decimals or an IPv6 address (RFC 4291, section 2.2). IPv4 within IPv6 (`::ffff:192.0.2.1`) is IPv4. Octets
 * with leading zeros are refused: some readers take them as octal.
 *
 * @returns null for anything else, zone ids included
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
