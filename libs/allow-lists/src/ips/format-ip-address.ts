import type { IpAddress } from './parse-ip-address.ts';

/** An address in its one recommended spelling (RFC 5952): lower case, no leading zeros, the first longest run of zeros as `::`. */
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
