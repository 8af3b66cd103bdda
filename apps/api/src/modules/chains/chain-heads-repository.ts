import type { ChainHead } from '@onepoint/api-contract';
import { chainHeads, type Orm } from '@onepoint/database';
import { isNotNull } from 'drizzle-orm';

export type ChainHeadsRepository = ReturnType<typeof createChainHeadsRepository>;

/** What the gateways last saw of the chains. */
export function createChainHeadsRepository(orm: Orm) {
  return {
    /** By slug: every chain that a gateway has looked at, served here or not. */
    read: async (): Promise<ReadonlyMap<string, ChainHead>> => {
      const rows = await orm.select().from(chainHeads).where(isNotNull(chainHeads.checkedAt));
      return new Map(
        rows.flatMap(({ chain: slug, bestBlock, bestBlockSince, endpointBlock, nodes, nodesAnswered, checkedAt }) =>
          checkedAt === null
            ? []
            : [
                [
                  slug,
                  {
                    slug,
                    bestBlock,
                    bestBlockSince: bestBlockSince?.toISOString() ?? null,
                    endpointBlock,
                    nodes,
                    nodesAnswered,
                    checkedAt: checkedAt.toISOString(),
                  },
                ] as const,
              ],
        ),
      );
    },
  };
}
