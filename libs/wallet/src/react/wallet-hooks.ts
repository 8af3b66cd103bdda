import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useContext } from 'react';
import { formatUnits, type Address, type Chain } from 'viem';
import { useBalance, useConnection, WagmiContext, type Config } from 'wagmi';
import { connectWallet, disconnectWallet, type ConnectWalletReturnType, type Wallet } from '../actions/connect-wallet.ts';
import { signWalletMessage, type SignWalletMessageReturnType } from '../actions/sign-wallet-message.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import { WalletError } from '../errors/wallet-error.ts';

/**
 * The wagmi config of the nearest `WalletProvider`.
 *
 * @throws {WalletError} `WALLET_CONFIG_MISSING` outside a `WalletProvider`
 */
export function useWalletConfig(): Config {
  const config = useContext(WagmiContext);
  if (config === undefined) throw new WalletError('WALLET_CONFIG_MISSING', 'Wallet hooks must be used within WalletProvider');
  return config;
}

export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

export interface WalletConnection {
  readonly status: WalletStatus;
  readonly address: Address | undefined;
  readonly accounts: readonly Address[];
  /** The wallet's chain, even if it is not configured. */
  readonly chainId: number | undefined;
  /** Undefined if the wallet's chain is not configured. */
  readonly chain: Chain | undefined;
  /** The wallet's rdns. */
  readonly walletId: string | undefined;
  readonly walletName: string | undefined;
  /** Distinguishes wallets that share an rdns. */
  readonly connectorUid: string | undefined;
}

/**
 * The current connection.
 *
 * @throws {WalletError} `WALLET_CONFIG_MISSING` outside a `WalletProvider`
 */
export function useWalletConnection(): WalletConnection {
  const { status, address, addresses, chainId, chain, connector } = useConnection({ config: useWalletConfig() });
  return {
    status,
    address,
    accounts: addresses ?? [],
    chainId,
    chain,
    walletId: connector?.id,
    walletName: connector?.name,
    connectorUid: connector?.uid,
  };
}

export interface WalletBalance {
  readonly status: 'none' | 'loading' | 'loaded' | 'failed';
  /** Exact decimal string in units of the currency (`1.25`). */
  readonly amount: string | undefined;
  readonly symbol: string | undefined;
}

/** Native balance of the current account, read through the gateway. `none` if the wallet is on a chain that is not configured. */
export function useWalletBalance(): WalletBalance {
  const { address, chain } = useWalletConnection();
  const { data, status } = useBalance({ address, chainId: chain?.id, query: { enabled: chain !== undefined, retry: false } });
  if (address === undefined || chain === undefined) return { status: 'none', amount: undefined, symbol: undefined };
  if (data) return { status: 'loaded', amount: formatUnits(data.value, data.decimals), symbol: data.symbol };
  return { status: status === 'error' ? 'failed' : 'loading', amount: undefined, symbol: chain.nativeCurrency.symbol };
}

// Wallet actions prompt the user, so they are never retried or paused while offline.
const options = { retry: false, networkMode: 'always' } as const;

export function useConnectWallet(): UseMutationResult<ConnectWalletReturnType, WalletError, Wallet> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (wallet: Wallet) => connectWallet(config, wallet) });
}

/** Disconnects the given wallet, or the current one if called without. */
export function useDisconnectWallet(): UseMutationResult<void, WalletError, Pick<Wallet, 'connector'> | void> {
  const config = useWalletConfig();
  return useMutation({
    ...options,
    mutationFn: (wallet: Pick<Wallet, 'connector'> | void) => disconnectWallet(config, wallet ?? undefined),
  });
}

/** Signs a message with the current account. */
export function useSignWalletMessage(): UseMutationResult<SignWalletMessageReturnType, WalletError, string> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (message: string) => signWalletMessage(config, message) });
}

export function useSwitchWalletChain(): UseMutationResult<void, WalletError, number> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (chainId: number) => switchWalletChain(config, chainId) });
}
