import type { ChainsContent } from '../../shared/chains-content.ts';
import type { PageSource } from '../page-source.ts';
import { chainHeadsData } from './chain-heads-data.ts';

/**
 * A page that lists the chains, with how far they are where the API says so.
 *
 * @param group its texts in the namespace `page`
 * @param canonical path of the page that it is a view of
 */
export function chainsSource(path: string, group: 'chains' | 'networks', canonical?: string): PageSource {
  return {
    listPaths: () => [path],
    read: async ({ translate, readData }) => ({
      heading: translate(['page'], `${group}.title`),
      description: translate(['page'], `${group}.description`),
      ...(canonical === undefined ? {} : { canonical }),
      content: { heads: (await readData(chainHeadsData))?.value ?? null } satisfies ChainsContent,
    }),
  };
}
