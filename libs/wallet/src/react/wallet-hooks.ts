import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection, WagmiContext, type Config } from 'wagmi';
import { connectWallet, disconnectWallet, type ConnectWalletReturnType, type Wallet } from '../actions/connect-wallet.ts';
import { signWalletMessage, type SignWalletMessageReturnType } from '../actions/sign-wallet-message.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import { WalletError } from '../errors/wallet-error.ts';
import { useWalletRequest, type WalletRequest } from './use-wallet-request.ts';

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

export function useConnectWallet(): WalletRequest<ConnectWalletReturnType, Wallet> {
  const config = useWalletConfig();
  return useWalletRequest((wallet, signal) => connectWallet(config, wallet, signal));
}

/** Disconnects the given wallet, or the current one if called without. It waits for the wallet for 100 ms at most. */
export function useDisconnectWallet(): UseMutationResult<void, WalletError, Pick<Wallet, 'connector'> | void> {
  const config = useWalletConfig();
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: (wallet: Pick<Wallet, 'connector'> | void) => disconnectWallet(config, wallet ?? undefined),
  });
}

/** Signs a message with the current account and verifies the signature; see {@link signWalletMessage} for errors. */
export function useSignWalletMessage(): WalletRequest<SignWalletMessageReturnType, string> {
  const config = useWalletConfig();
  return useWalletRequest((message) => signWalletMessage(config, message));
}

export function useSwitchWalletChain(): WalletRequest<void, number> {
  const config = useWalletConfig();
  return useWalletRequest((chainId, signal) => switchWalletChain(config, chainId, signal));
}
