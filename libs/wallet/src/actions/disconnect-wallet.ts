import type { Config } from 'wagmi';
import { disconnect } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';

/**
 * Ends the current connection; another one that is left becomes the current one, else the state is disconnected.
 * A wallet that never answers the revocation is given 100 ms.
 *
 * @throws {WalletError} when the wallet is no longer there
 */
export async function disconnectWallet(config: Config): Promise<void> {
  try {
    await disconnect(config);
  } catch (error) {
    throw toWalletError(error);
  }
}
