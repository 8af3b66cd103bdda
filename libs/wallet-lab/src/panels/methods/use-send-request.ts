import type { Wallet } from '@onepoint/wallet';
import type { RpcRequest } from '@onepoint/wallet/methods';
import { useWalletConnection, useWalletRequest, type WalletRequest } from '@onepoint/wallet/react';
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

/** Sends requests to the provider directly, without wagmi. */
export function useSendRequest(wallet: Wallet | undefined): WalletRequest<SentRequest, RpcRequest> {
  return useWalletRequest(async (request) => {
    const start = performance.now();
    const provider = (await wallet?.connector.getProvider()) as EIP1193Provider;
    const answer: unknown = await provider.request(request as never);
    return { request, answer, durationMs: performance.now() - start };
  });
}

interface SendQuestion {
  readonly spending: Spending;
  readonly chain: Chain | undefined;
  readonly chainId: number;
}

interface ConfirmedSend {
  /** The request for the current chain while it is pending, stopped, or failed; otherwise the request itself. */
  readonly sending: Pick<WalletRequest<SentRequest, RpcRequest>, 'data' | 'error' | 'isPending' | 'isStopped' | 'stop'>;
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
  // Asks the wallet, because the page's state may be stale.
  const findChain = useWalletRequest(async () => {
    const provider = (await wallet?.connector.getProvider()) as EIP1193Provider | undefined;
    return Number(await provider?.request({ method: 'eth_chainId' }).catch(() => 0)) || 0;
  });
  const ask = (request: RpcRequest, spending: Spending): void => {
    const handleChain = (chainId: number): void => {
      const chain = config.chains.find(({ id }) => id === chainId);
      if (chain?.testnet) send.mutate(request);
      else setPending({ request, spending, chain, chainId });
    };
    // Not called if the user has stopped waiting.
    findChain.mutate(undefined, { onSuccess: handleChain });
  };
  return {
    sending: findChain.isPending || findChain.isStopped || findChain.isError ? { ...findChain, data: undefined } : send,
    question: pending,
    submit: (request) => {
      findChain.reset();
      send.reset();
      const spending = readSpending(request);
      if (spending === undefined) send.mutate(request);
      else ask(request, spending);
    },
    confirm: () => {
      if (pending) send.mutate(pending.request);
      setPending(undefined);
    },
    cancel: () => setPending(undefined),
  };
}
