import { serviceChains } from '@onepoint/chains';
import type { Chain } from 'viem';
import { walletChains } from './wallet-chains.ts';

export interface CreateWalletChainsParameters {
  /** Absolute base of the gateway, `https://rpc.example.com/rpc`: what a wallet stores when it adds a chain. */
  readonly gatewayUrl: string;
}

/** The wallet chains, each with `{gatewayUrl}/{slug}/public` as its default RPC address. */
export function createWalletChains({ gatewayUrl }: CreateWalletChainsParameters): readonly [Chain, ...Chain[]] {
  const [first, ...rest] = walletChains;
  const throughGateway = (chain: Chain): Chain => ({
    ...chain,
    rpcUrls: { default: { http: [`${gatewayUrl}/${gatewaySlugOf(chain)}/public`] } },
  });
  return [throughGateway(first), ...rest.map((chain) => throughGateway(chain))];
}

function gatewaySlugOf(chain: Chain): string {
  const service = serviceChains.find((candidate) => candidate.chainId === chain.id);
  if (service === undefined) throw new Error(`the gateway has no route for chain ${chain.id}`);
  return service.slug;
}
