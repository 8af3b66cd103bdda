import type { Address, Hex, VerifyMessageParameters } from 'viem';
import type { Config } from 'wagmi';
import { getConnection, signMessage } from 'wagmi/actions';
import { z } from 'zod/mini';
import { toWalletError, WalletError } from '../errors/wallet-error.ts';

export interface SignWalletMessageReturnType {
  readonly address: Address;
  readonly message: string;
  readonly signature: Hex;
  /**
   * Whether the signature recovers to `address` (ECDSA, no network call). Always false for contract accounts, whose signatures
   * only the contract can verify.
   */
  readonly isVerified: boolean;
}

const signatureSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/));

/**
 * Signs a message with the current account (`personal_sign`, EIP-191) and verifies the signature.
 *
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_NOT_CONNECTED`, `WALLET_RESPONSE_INVALID` (not a signature), …
 */
export async function signWalletMessage(config: Config, message: string): Promise<SignWalletMessageReturnType> {
  const { address } = getConnection(config);
  if (address === undefined) throw new WalletError('WALLET_NOT_CONNECTED', 'No wallet is connected');
  try {
    const signature = await signMessage(config, { account: address, message });
    if (!signatureSchema.safeParse(signature).success) throw new WalletError('WALLET_RESPONSE_INVALID', 'The wallet returned no signature');
    const isVerified = await isOwnSignature({ address, message, signature }).catch(() => false);
    return { address, message, signature, isVerified };
  } catch (error) {
    throw toWalletError(error);
  }
}

/** Loads the ECDSA code only once there is a signature to verify. */
async function isOwnSignature(parameters: VerifyMessageParameters): Promise<boolean> {
  const { verifyMessage } = await import('viem');
  return verifyMessage(parameters);
}
