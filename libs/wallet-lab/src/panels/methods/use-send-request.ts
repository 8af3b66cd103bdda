import { toWalletError, type Wallet, type WalletError } from '@onepoint/wallet';
import type { RpcRequest } from '@onepoint/wallet/methods';
import { useWalletConnection } from '@onepoint/wallet/react';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chain, EIP1193Provider } from 'viem';
import { useLab } from '../../lab/lab-provider.tsx';
import { useLabWallets } from '../../lab/lab-wallets.tsx';
import { readSpending, type Spending } from './interpret-request.ts';

export interface TargetWallet {
  readonly wallets: readonly Wallet[];
  /** Undefined if there are no wallets. */
  readonly wallet: Wallet | undefined;
  /** @param uid connector uid */
  readonly choose: (uid: string) => void;
}

/** The wallet that requests are sent to: the selected one, else the connected one, else the first. */
export function useTargetWallet(): TargetWallet {
  const wallets = useLabWallets() ?? [];
  const { connectorUid } = useWalletConnection();
  const [chosen, setChosen] = useState<string>();
  const wallet =
    wallets.find(({ connector }) => connector.uid === chosen) ??
    wallets.find(({ connector }) => connector.uid === connectorUid) ??
    wallets[0];
  return { wallets, wallet, choose: setChosen };
}

export interface SentRequest {
  readonly request: RpcRequest;
  readonly answer: unknown;
  readonly durationMs: number;
}

/** Sends requests to the provider directly, without wagmi. Fails with a {@link WalletError}. */
export function useSendRequest(wallet: Wallet | undefined): UseMutationResult<SentRequest, WalletError, RpcRequest> {
  return useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (request: RpcRequest) => {
      const start = performance.now();
      try {
        const provider = (await wallet?.connector.getProvider()) as EIP1193Provider;
        const answer: unknown = await provider.request(request as never);
        return { request, answer, durationMs: performance.now() - start };
      } catch (error) {
        throw toWalletError(error);
      }
    },
  });
}

/** Data of the confirmation dialog. */
interface SendQuestion {
  readonly spending: Spending;
  readonly chain: Chain | undefined;
  readonly chainId: number;
}

interface ConfirmedSend {
  readonly send: UseMutationResult<SentRequest, WalletError, RpcRequest>;
  /** Undefined if no confirmation is needed. */
  readonly question: SendQuestion | undefined;
  readonly submit: (request: RpcRequest) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Sends requests. Spending on anything but a testnet needs a confirmation. */
export function useConfirmedSend(wallet: Wallet | undefined): ConfirmedSend {
  const { config } = useLab();
  const send = useSendRequest(wallet);
  const [pending, setPending] = useState<SendQuestion & { readonly request: RpcRequest }>();
  const ask = async (request: RpcRequest, spending: Spending): Promise<void> => {
    // Ask the wallet, because the page's state may be stale.
    const provider = (await wallet?.connector.getProvider()) as EIP1193Provider | undefined;
    const chainId = Number(await provider?.request({ method: 'eth_chainId' }).catch(() => 0));
    const chain = config.chains.find(({ id }) => id === chainId);
    if (chain?.testnet) send.mutate(request);
    else setPending({ request, spending, chain, chainId });
  };
  return {
    send,
    question: pending,
    submit: (request) => {
      const spending = readSpending(request);
      if (spending === undefined) send.mutate(request);
      else void ask(request, spending);
    },
    confirm: () => {
      if (pending) send.mutate(pending.request);
      setPending(undefined);
    },
    cancel: () => setPending(undefined),
  };
}
