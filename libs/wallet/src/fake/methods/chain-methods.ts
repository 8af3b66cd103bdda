import { z } from 'zod/mini';
import { FakeProviderRpcError } from '../fake-provider-rpc-error.ts';
import { parseParams, quantitySchema, type FakeMethod } from '../fake-wallet-context.ts';
import type { FakeWalletBehavior } from '../fake-wallet-options.ts';

const switchParams = z.tuple([z.object({ chainId: quantitySchema })]);
const addParams = z.tuple([
  z.object({
    chainId: quantitySchema,
    chainName: z.string().check(z.minLength(1)),
    nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.literal(18) }),
    rpcUrls: z.array(z.url()).check(z.minLength(1)),
  }),
]);

/** Switching (EIP-3326) and adding (EIP-3085) chains. */
export const chainMethods: Readonly<Record<string, FakeMethod>> = {
  wallet_switchEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parseParams(switchParams, params);
    const id = Number(chainId);
    if (!state.knownChainIds.includes(id)) throw unknownChain(chainId, behavior);
    if (behavior.switchesTo === 'asked') setState({ chainId: id });
    else if (behavior.switchesTo !== 'nowhere') setState({ chainId: behavior.switchesTo });
    return null;
  },
  wallet_addEthereumChain: ({ state, behavior, setState }, params) => {
    const [{ chainId }] = parseParams(addParams, params);
    const id = Number(chainId);
    const knownChainIds = [...new Set([...state.knownChainIds, id])];
    setState(behavior.switchesAfterAdding ? { knownChainIds, chainId: id } : { knownChainIds });
    return null;
  },
};

function unknownChain(chainId: string, { unknownChainAnswer }: FakeWalletBehavior): FakeProviderRpcError {
  const message = `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`;
  if (unknownChainAnswer === 'code') return new FakeProviderRpcError(4902, message);
  if (unknownChainAnswer === 'message') return new FakeProviderRpcError(-32_603, message);
  return new FakeProviderRpcError(-32_603, 'Internal error', { originalError: { code: 4902, message } });
}
