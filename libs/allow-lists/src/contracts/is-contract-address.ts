const shape = /^0x[\da-f]{40}$/i;

/** Whether a text may stand in a list of contracts: `0x` and 40 hexadecimal digits. Case does not matter; EIP-55 is not asked for. */
export function isContractAddress(text: string): boolean {
  return shape.test(text.trim());
}
