import type { Config, Connector } from 'wagmi';
import { disconnect, getConnection } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import type { Wallet } from './wallet.ts';

/**
 * Ends a connection, by default the current one. When it was the current one, another that is left becomes current, else the state is
 * disconnected. A wallet that never answers the revocation is given 100 ms; one that is not there any more is forgotten.
 *
 * @throws {WalletError} `WALLET_UNKNOWN` for what a wallet throws unasked
 */
export async function disconnectWallet(config: Config, wallet?: Pick<Wallet, 'connector'>): Promise<void> {
  const connector = wallet?.connector ?? getConnection(config).connector;
  if (connector === undefined) return;
  try {
    await disconnect(config, { connector });
  } catch (thrown) {
    const error = toWalletError(thrown);
    if (error.code !== 'WALLET_NOT_FOUND') throw error;
    await forget(config, connector);
  }
}

/** As when the wallet says that it has gone, and so that the page does not look for it at the next load. */
async function forget(config: Config, connector: Connector): Promise<void> {
  connector.emitter.emit('disconnect');
  await config.storage?.removeItem('recentConnectorId');
}
