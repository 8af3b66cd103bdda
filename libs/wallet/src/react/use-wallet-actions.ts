import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { connectWallet, type ConnectWalletReturnType } from '../actions/connect-wallet.ts';
import { disconnectWallet } from '../actions/disconnect-wallet.ts';
import { selectWallet } from '../actions/select-wallet.ts';
import { signWalletMessage, type SignWalletMessageReturnType } from '../actions/sign-wallet-message.ts';
import { switchWalletChain } from '../actions/switch-wallet-chain.ts';
import type { Wallet } from '../actions/wallet.ts';
import type { WalletError } from '../errors/wallet-error.ts';
import { useWalletConfig } from './use-wallet-config.ts';

// A person is asked each time: nothing here is ever repeated by itself, online or not.
const options = { retry: false, networkMode: 'always' } as const;

/** Connects a wallet from {@link useWallets}. */
export function useConnectWallet(): UseMutationResult<ConnectWalletReturnType, WalletError, Wallet> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (wallet: Wallet) => connectWallet(config, wallet) });
}

/** Ends a connection; called without one, the current one. */
export function useDisconnectWallet(): UseMutationResult<void, WalletError, Pick<Wallet, 'connector'> | void> {
  const config = useWalletConfig();
  return useMutation({
    ...options,
    mutationFn: (wallet: Pick<Wallet, 'connector'> | void) => disconnectWallet(config, wallet ?? undefined),
  });
}

/** Makes another connected wallet the current one. */
export function useSelectWallet(): UseMutationResult<void, WalletError, Pick<Wallet, 'connector'>> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (wallet: Pick<Wallet, 'connector'>) => selectWallet(config, wallet) });
}

/** Signs a text with the current account. */
export function useSignWalletMessage(): UseMutationResult<SignWalletMessageReturnType, WalletError, string> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (message: string) => signWalletMessage(config, message) });
}

/** Switches the current wallet to a chain id. */
export function useSwitchWalletChain(): UseMutationResult<void, WalletError, number> {
  const config = useWalletConfig();
  return useMutation({ ...options, mutationFn: (chainId: number) => switchWalletChain(config, chainId) });
}
