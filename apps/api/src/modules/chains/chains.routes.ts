import { contract, type Chain } from '@onepoint/api-contract';
import { serviceChains } from '@onepoint/chains';
import { defineRoute } from '../../routing/define-route.ts';

export const listChains = defineRoute(contract.listChains, async (_input, { chains }) => [...chains]);

export const listChainHeads = defineRoute(contract.listChainHeads, async (_input, { chains, chainHeads }) => {
  const heads = await chainHeads.read();
  return chains.flatMap(({ slug }) => heads.get(slug) ?? []);
});

export const chainRoutes = [listChains, listChainHeads];

/**
 * In registry order.
 *
 * @param gatewayUrl without a trailing slash
 */
export function listServedChains(slugs: readonly string[], gatewayUrl: string): Chain[] {
  return serviceChains
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, chainId, name, currency, testnet, explorerUrl }) => {
      const httpUrl = `${gatewayUrl}/${slug}`;
      return { slug, chainId, name, currency, testnet, explorerUrl, httpUrl, wsUrl: httpUrl.replace(/^http/, 'ws') };
    });
}
