import type { UseMutationResult } from '@tanstack/react-query';
import type { Wallet, WalletError } from '@onepoint/wallet';
import type { RpcRequest } from '@onepoint/wallet/methods';
import { useState } from 'react';
import type { Chain, EIP1193Provider } from 'viem';
import { useLab } from '../../../lab/lab-context.ts';
import { readSpending, type Spending } from '../requests/read-spending.ts';
import { useSendRequest, type SentRequest } from './use-send-request.ts';

/** What a person is asked before money moves. */
export interface SendQuestion {
  readonly spending: Spending;
  readonly chain: Chain | undefined;
  readonly chainId: number;
}

export interface ConfirmedSend {
  readonly send: UseMutationResult<SentRequest, WalletError, RpcRequest>;
  /** Undefined while nothing has to be asked. */
  readonly question: SendQuestion | undefined;
  readonly submit: (request: RpcRequest) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Sends a request; one that spends on a chain that is no test network is put as a question first. */
export function useConfirmedSend(wallet: Wallet | undefined): ConfirmedSend {
  const { config } = useLab();
  const send = useSendRequest(wallet);
  const [held, setHeld] = useState<SendQuestion & { readonly request: RpcRequest }>();
  const ask = async (request: RpcRequest, spending: Spending): Promise<void> => {
    // The wallet's own word: what this page believes may be a moment old.
    const provider = (await wallet?.connector.getProvider()) as EIP1193Provider | undefined;
    const chainId = Number(await provider?.request({ method: 'eth_chainId' }).catch(() => 0));
    const chain = config.chains.find(({ id }) => id === chainId);
    if (chain?.testnet) send.mutate(request);
    else setHeld({ request, spending, chain, chainId });
  };
  return {
    send,
    question: held,
    submit: (request) => {
      const spending = readSpending(request);
      if (spending === undefined) send.mutate(request);
      else void ask(request, spending);
    },
    confirm: () => {
      if (held) send.mutate(held.request);
      setHeld(undefined);
    },
    cancel: () => setHeld(undefined),
  };
}
