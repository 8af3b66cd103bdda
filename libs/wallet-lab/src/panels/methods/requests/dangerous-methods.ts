/** Why a method is dangerous; the name of its text in `methods:danger`. */
export type Danger = 'blindSignature' | 'decrypts' | 'nodeKeys' | 'chainState';

const dangers: Readonly<Record<string, Danger>> = {
  // A hash says nothing of what is signed: the same signature may authorise a transaction.
  eth_sign: 'blindSignature',
  eth_signTransaction: 'blindSignature',
  eth_decrypt: 'decrypts',
  eth_getEncryptionPublicKey: 'decrypts',
  personal_unlockAccount: 'nodeKeys',
  personal_importRawKey: 'nodeKeys',
  personal_sendTransaction: 'nodeKeys',
};

/** Namespaces of local development chains: they change balances and history at will. */
const chainState = /^(?:anvil|hardhat|evm|debug|admin|miner|tenderly)_/;

/** Undefined for a method that asks for nothing unusual. */
export function findDanger(method: string): Danger | undefined {
  if (Object.hasOwn(dangers, method)) return dangers[method];
  return chainState.test(method) ? 'chainState' : undefined;
}
