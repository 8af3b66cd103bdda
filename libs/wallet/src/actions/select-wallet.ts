import type { Config } from 'wagmi';
import { switchConnection } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import type { Wallet } from './wallet.ts';

/**
 * Makes another connected wallet the current one, without asking anybody.
 *
 * @throws {WalletError} `WALLET_NOT_CONNECTED`
 */
export async function selectWallet(config: Config, wallet: Pick<Wallet, 'connector'>): Promise<void> {
  try {
    await switchConnection(config, { connector: wallet.connector });
  } catch (error) {
    throw toWalletError(error);
  }
}
