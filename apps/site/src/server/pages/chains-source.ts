import type { ChainHead } from '@onepoint/api-contract';
import { listChainHeads } from '@onepoint/api-contract/calls/chains';
import type { ChainsContent } from '../../shared/content/page-content.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import { readServedChains } from '../chains/read-served-chains.ts';
import type { PageSource } from '../page-source.ts';

export const chainHeadsData: PageDataSource<ChainHead[]> = {
  name: 'chainHeads',
  load: (services) => services.getJson('api', listChainHeads.path),
  schema: listChainHeads.replies[200],
  freshMs: 5_000,
  // Older heads would show chains as stalled.
  keptMsMax: 60_000,
};

/**
 * A page that lists the chains with their latest blocks.
 *
 * @param group text group in the namespace `page`
 * @param canonical path of the page that it is a variant of
 */
export function chainsSource(path: string, group: 'chains' | 'networks', canonical?: string): PageSource {
  return {
    listPaths: () => [path],
    read: async (request) => {
      const { translate, readData } = request;
      const [served, heads] = await Promise.all([readServedChains(request), readData(chainHeadsData)]);
      return {
        heading: translate(['page'], `${group}.title`),
        description: translate(['page'], `${group}.description`),
        ...(canonical === undefined ? {} : { canonical }),
        content: { served, heads: heads?.value ?? null } satisfies ChainsContent,
      };
    },
  };
}
