import { verifyTypedData, type Address, type Hex, type TypedDataDefinition } from 'viem';
import type { Config } from 'wagmi';
import { getConnection, signTypedData } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import { WalletError } from '../errors/wallet-error.ts';

export interface SignWalletTypedDataReturnType {
  readonly address: Address;
  readonly signature: Hex;
  /** Whether the signature is the address's own (ECDSA recovery). False also for a contract account. */
  readonly isVerified: boolean;
}

/**
 * Has the current account sign structured data (`eth_signTypedData_v4`, EIP-712) and checks the signature.
 *
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_NOT_CONNECTED`, `RPC_PARAMS_INVALID`, …
 */
export async function signWalletTypedData(config: Config, typedData: TypedDataDefinition): Promise<SignWalletTypedDataReturnType> {
  const { address } = getConnection(config);
  if (address === undefined) throw new WalletError('WALLET_NOT_CONNECTED', 'No wallet is connected');
  try {
    const signature = await signTypedData(config, { ...typedData, account: address });
    const isVerified = await verifyTypedData({ ...typedData, address, signature }).catch(() => false);
    return { address, signature, isVerified };
  } catch (error) {
    throw toWalletError(error);
  }
}
