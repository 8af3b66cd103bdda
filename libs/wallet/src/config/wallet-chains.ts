import { serviceChains } from '@onepoint/chains';
import type { Chain } from 'viem';
import { arbitrum, base, mainnet, optimism, polygon, sepolia } from 'viem/chains';

/**
 * Chains that a connected wallet can switch to, in display order, as viem defines them. The chains that the service sells are in
 * `@onepoint/chains`.
 */
export const walletChains = [mainnet, sepolia, polygon, optimism, arbitrum, base] as const;

export interface CreateWalletChainsParameters {
  /** Absolute base URL of the gateway, `https://rpc.example.com/rpc`. A wallet stores it when it adds a chain. */
  readonly gatewayUrl: string;
  /** RPC URLs by chain id, used instead of the gateway's. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined;
}

/** Creates the wallet chains with `rpcUrls[id]` or `{gatewayUrl}/{slug}/public` as their RPC URL. */
export function createWalletChains({ gatewayUrl, rpcUrls = {} }: CreateWalletChainsParameters): readonly [Chain, ...Chain[]] {
  const [first, ...rest] = walletChains;
  const throughGateway = (chain: Chain): Chain => ({
    ...chain,
    rpcUrls: { default: { http: [rpcUrls[chain.id] ?? `${gatewayUrl}/${gatewaySlugOf(chain)}/public`] } },
  });
  return [throughGateway(first), ...rest.map((chain) => throughGateway(chain))];
}

function gatewaySlugOf(chain: Chain): string {
  const service = serviceChains.find((candidate) => candidate.chainId === chain.id);
  if (service === undefined) throw new Error(`the gateway has no route for chain ${chain.id}`);
  return service.slug;
}
