const addressPattern = /^0x[0-9a-fA-F]{40}$/;
const quantityPattern = /^0x(?:0|[1-9a-fA-F][0-9a-fA-F]*)$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checksum or not: EIP-1193 leaves it open. */
export function isAddressList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && addressPattern.test(item));
}

/** A number as JSON-RPC writes it: hexadecimal, without leading zeros. */
export function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && quantityPattern.test(value);
}

/** EIP-1193's ProviderRpcError: an integer code and a message. */
export function isProviderError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const message: unknown = Reflect.get(value, 'message');
  return Number.isInteger(Reflect.get(value, 'code')) && typeof message === 'string' && message !== '';
}
