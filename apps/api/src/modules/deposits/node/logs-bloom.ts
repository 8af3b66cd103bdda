import { hexToBytes, keccak256, type Hex } from 'viem';

/** A value's three bits in the bloom filter of a block header. Source: Ethereum yellow paper, section 4.3.1. */
export function bloomBitsOf(value: Hex): readonly number[] {
  const hash = keccak256(value, 'bytes');
  return [0, 2, 4].map((index) => (((hash[index] ?? 0) << 8) | (hash[index + 1] ?? 0)) & 2047);
}

/**
 * Whether a block may hold a log with the value as its contract or among its topics. "No" is certain, "maybe" is not: in full blocks most bits
 * are set.
 *
 * @param logsBloom the header's 256 bytes
 */
export function isInBloom(logsBloom: Uint8Array, bits: readonly number[]): boolean {
  return bits.every((bit) => ((logsBloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}

/** The filter of a block that holds logs with these contracts and topics. */
export function bloomOf(values: readonly Hex[]): Uint8Array {
  const bloom = hexToBytes('0x', { size: 256 });
  for (const bit of values.flatMap(bloomBitsOf)) bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
  return bloom;
}
