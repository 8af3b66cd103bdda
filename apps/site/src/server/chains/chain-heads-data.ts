import { listChainHeads } from '@onepoint/api-contract/calls/chains';
import type { ChainHead } from '@onepoint/api-contract';
import type { PageDataSource } from '../page-data/page-data-source.ts';

/** How far the chains are, as the API says. */
export const chainHeadsData: PageDataSource<ChainHead[]> = {
  name: 'chainHeads',
  load: (services) => services.getJson('api', listChainHeads.path),
  schema: listChainHeads.replies[200],
  freshMs: 5_000,
  // Older heads would say that chains stand still.
  keptMsMax: 60_000,
};
