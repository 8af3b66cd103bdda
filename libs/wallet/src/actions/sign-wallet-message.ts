import type { Address, Hex, VerifyMessageParameters } from 'viem';
import type { Config } from 'wagmi';
import { getConnection, signMessage } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import { WalletError } from '../errors/wallet-error.ts';

export interface SignWalletMessageReturnType {
  readonly address: Address;
  readonly message: string;
  readonly signature: Hex;
  /**
   * Whether the signature is the address's own (ECDSA recovery, without a network call). False also for a contract account,
   * whose signature only its contract can check.
   */
  readonly isVerified: boolean;
}

/**
 * Has the current account sign a text (`personal_sign`, EIP-191) and checks the signature.
 *
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_NOT_CONNECTED`, …
 */
export async function signWalletMessage(config: Config, message: string): Promise<SignWalletMessageReturnType> {
  const { address } = getConnection(config);
  if (address === undefined) throw new WalletError('WALLET_NOT_CONNECTED', 'No wallet is connected');
  try {
    const signature = await signMessage(config, { account: address, message });
    const isVerified = await isOwnSignature({ address, message, signature }).catch(() => false);
    return { address, message, signature, isVerified };
  } catch (error) {
    throw toWalletError(error);
  }
}

/** Loads what recovers a signer when there is a signature to check. */
async function isOwnSignature(parameters: VerifyMessageParameters): Promise<boolean> {
  const { verifyMessage } = await import('viem');
  return verifyMessage(parameters);
}
