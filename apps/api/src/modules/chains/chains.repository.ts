import type { ChainHead } from '@onepoint/api-contract';
import { chainHeads, type Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';

/** Older reports are ignored, because no gateway is running or checking the chain anymore. */
const keptSecs = 60;

export type ChainHeadsRepository = ReturnType<typeof createChainHeadsRepository>;

export function createChainHeadsRepository(orm: Orm) {
  return {
    /** By slug. Includes chains that gateways report but this API does not serve. */
    read: async (): Promise<ReadonlyMap<string, ChainHead>> => {
      const rows = await orm
        .select()
        .from(chainHeads)
        .where(sql`${chainHeads.checkedAt} > now() - make_interval(secs => ${keptSecs})`);
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
