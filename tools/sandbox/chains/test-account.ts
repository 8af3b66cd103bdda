/**
 * The first of the accounts that every embedded chain funds at its genesis. Key and address come from the mnemonic that all
 * Ethereum development nodes share ("test test test … junk"): known to the whole world, worthless anywhere else.
 */
export const testAccount = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
} as const;
