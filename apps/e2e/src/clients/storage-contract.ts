/**
 * The smallest contract with state: its constructor stores 42 in slot 0, and any call answers what slot 0 holds.
 *
 * Constructor: PUSH1 42, PUSH1 0, SSTORE, then CODECOPY and RETURN of the 11 bytes behind it.
 * Runtime: PUSH1 0, SLOAD, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN.
 */
export const storageContract = {
  bytecode: '0x602a600055600b8060106000396000f360005460005260206000f3',
  abi: [{ type: 'function', name: 'value', stateMutability: 'view', inputs: [], outputs: [{ name: '', type: 'uint256' }] }],
  value: 42n,
} as const;

/** First account of the well-known test mnemonic, funded on every embedded chain. It never holds anything of worth. */
export const fundedTestKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
