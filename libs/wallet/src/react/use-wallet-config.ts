import { useContext } from 'react';
import { WagmiContext, type Config } from 'wagmi';
import { WalletError } from '../errors/wallet-error.ts';

/**
 * The configuration of the {@link WalletProvider} around it. wagmi's own hooks throw an error of wagmi's there.
 *
 * @throws {WalletError} `WALLET_CONFIG_MISSING` outside of one
 */
export function useWalletConfig(): Config {
  const config = useContext(WagmiContext);
  if (config === undefined) throw new WalletError('WALLET_CONFIG_MISSING', 'Wallet hooks must be used within WalletProvider');
  return config;
}
