import { ECDH } from 'node:crypto';
import { HDKey, publicKeyToAddress } from 'viem/accounts';
import { toHex, type Address } from 'viem';

/**
 * The address at an index of an account's extended public key: path `0/index` below it, BIP-44's external chain. Only who holds the private
 * key, which is nowhere in the product, can move what arrives there. Checksummed (EIP-55).
 *
 * @param extendedPublicKey an `xpub…` of the account level, `m/44'/60'/0'` as a rule
 * @throws {Error} the text is no extended key
 */
export function deriveDepositAddress(extendedPublicKey: string, index: number): Address {
  const { publicKey } = HDKey.fromExtendedKey(extendedPublicKey).derive(`m/0/${index}`);
  if (publicKey === null) throw new Error('The extended key has no public key');
  const uncompressed = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed');
  return publicKeyToAddress(toHex(new Uint8Array(Buffer.from(uncompressed))));
}

/** Whether a text is an extended public key, and not a private one. */
export function isExtendedPublicKey(text: string): boolean {
  try {
    return text.startsWith('xpub') && HDKey.fromExtendedKey(text).privateKey === null;
  } catch {
    return false;
  }
}
