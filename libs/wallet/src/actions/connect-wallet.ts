import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { connect } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import type { Wallet } from './wallet.ts';

export interface ConnectWalletReturnType {
  readonly accounts: readonly Address[];
  readonly chainId: number;
}

/**
 * Asks a wallet for its accounts and makes it the current one.
 *
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_ALREADY_CONNECTED`, …
 */
export async function connectWallet(config: Config, wallet: Pick<Wallet, 'connector'>): Promise<ConnectWalletReturnType> {
  try {
    return await connect(config, { connector: wallet.connector });
  } catch (error) {
    throw toWalletError(error);
  }
}
