import { formatIpAddress } from './format-ip-address.ts';
import { parseIpAddress, type IpAddress } from './parse-ip-address.ts';

/** The addresses that begin with the same bits. */
export interface IpRange {
  /** The first of them. */
  readonly address: IpAddress;
  /** How many bits they share: 0 to 32 of IPv4, 0 to 128 of IPv6. */
  readonly prefixLength: number;
}

const prefix = /^(?:0|[1-9]\d{0,2})$/;

/** Bits in a part of an address. */
export const partBits = (version: IpAddress['version']): number => (version === 4 ? 8 : 16);

/**
 * Reads an address or a range in CIDR notation (RFC 4632, RFC 4291). Bits behind the prefix are cleared: `10.1.2.3/8` is `10.0.0.0/8`.
 *
 * @returns null for anything else
 */
export function parseIpRange(text: string): IpRange | null {
  const [before = '', after, ...rest] = text.trim().split('/');
  const address = parseIpAddress(before);
  if (address === null || rest.length > 0 || (after !== undefined && !prefix.test(after))) return null;
  const bits = address.version === 4 ? 32 : 128;
  // IPv4 written as IPv6 has its prefix counted in IPv6's bits.
  const isMapped = address.version === 4 && before.includes(':');
  const prefixLength = after === undefined ? bits : Number(after) - (isMapped ? 96 : 0);
  if (prefixLength < 0 || prefixLength > bits) return null;
  return { address: firstOf(address, prefixLength), prefixLength };
}

/** The range as text: an address alone, or CIDR. Parsing it gives the same again. */
export function formatIpRange({ address, prefixLength }: IpRange): string {
  const text = formatIpAddress(address);
  return prefixLength === (address.version === 4 ? 32 : 128) ? text : `${text}/${prefixLength}`;
}

function firstOf({ version, parts }: IpAddress, prefixLength: number): IpAddress {
  const size = partBits(version);
  const masked = parts.map((part, index) => {
    const kept = Math.min(size, Math.max(0, prefixLength - index * size));
    return (part >> (size - kept)) << (size - kept);
  });
  return { version, parts: masked };
}
