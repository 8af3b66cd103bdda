import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { connect } from 'wagmi/actions';
import { toWalletError } from '../errors/to-wallet-error.ts';
import { WalletError } from '../errors/wallet-error.ts';
import { disconnectWallet } from './disconnect-wallet.ts';
import type { Wallet } from './wallet.ts';

export interface ConnectWalletReturnType {
  readonly accounts: readonly Address[];
  readonly chainId: number;
}

/**
 * Asks a wallet for its accounts and makes it the current one. Wallets that are connected already stay so.
 *
 * @throws {WalletError} `WALLET_USER_REJECTED`, `WALLET_REQUEST_PENDING`, `WALLET_ALREADY_CONNECTED`, `WALLET_UNAUTHORIZED` (agreed, but
 * gave no account: some do so while they are locked), `WALLET_CHAIN_ID_INVALID`, …
 */
export async function connectWallet(config: Config, wallet: Pick<Wallet, 'connector'>): Promise<ConnectWalletReturnType> {
  const before = config.state.current;
  try {
    const { accounts, chainId } = await connect(config, { connector: wallet.connector });
    const error = findFault(accounts, chainId);
    if (error === undefined) return { accounts, chainId };
    await disconnectWallet(config, wallet);
    if (before !== null && config.state.connections.has(before)) config.setState((state) => ({ ...state, current: before }));
    throw error;
  } catch (error) {
    throw toWalletError(error);
  }
}

function findFault(accounts: readonly Address[], chainId: number): WalletError | undefined {
  if (accounts.length === 0) return new WalletError('WALLET_UNAUTHORIZED', 'The wallet gave no account');
  if (!Number.isSafeInteger(chainId) || chainId <= 0)
    return new WalletError('WALLET_CHAIN_ID_INVALID', `The wallet is on chain ${chainId}`);
  return undefined;
}
