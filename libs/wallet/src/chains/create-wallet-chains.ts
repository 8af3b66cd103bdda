import { serviceChains } from '@onepoint/chains';
import type { Chain } from 'viem';
import { walletChains } from './wallet-chains.ts';

export interface CreateWalletChainsParameters {
  /** Absolute base of the gateway, `https://rpc.example.com/rpc`: what a wallet stores when it adds a chain. */
  readonly gatewayUrl: string;
  /** RPC addresses in place of the gateway's, by chain id. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined;
}

/** The wallet chains, each with `{gatewayUrl}/{slug}/public` as its default RPC address, or the one given for it. */
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
