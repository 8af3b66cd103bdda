import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const listChainHeads = defineRoute(contract.listChainHeads, async (_input, { chains, chainHeads }) => {
  const heads = await chainHeads.read();
  return chains.flatMap(({ slug }) => heads.get(slug) ?? []);
});
