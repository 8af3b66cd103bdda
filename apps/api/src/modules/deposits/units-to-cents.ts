const centDigits = 2;

/** Whole cents of an amount in a dollar token's smallest unit; parts of a cent are left off. A token may have fewer than two decimals. */
export function unitsToCents(units: bigint, decimals: number): number {
  const cents = decimals < centDigits ? units * 10n ** BigInt(centDigits - decimals) : units / 10n ** BigInt(decimals - centDigits);
  return Number(cents);
}
