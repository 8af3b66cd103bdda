import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { toWalletError, type Wallet, type WalletError } from '@onepoint/wallet';
import type { RpcRequest } from '@onepoint/wallet/methods';
import type { EIP1193Provider } from 'viem';

export interface SentRequest {
  readonly request: RpcRequest;
  readonly answer: unknown;
  readonly durationMs: number;
}

/** Asks the wallet itself, past wagmi, so that its own words come back. Fails with a {@link WalletError}. */
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
