import { listChainHeads } from './list-chain-heads/route.ts';
import { listChains } from './list-chains/route.ts';

export const chainRoutes = [listChains, listChainHeads];
