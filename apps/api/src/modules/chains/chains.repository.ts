import type { ChainHead } from '@onepoint/api-contract';
import { chainHeads, type Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';

/** What was seen longer ago says nothing about now: no gateway is running, or it does not look. */
const keptSecs = 60;

export type ChainHeadsRepository = ReturnType<typeof createChainHeadsRepository>;

/** What the gateways last saw of the chains. */
export function createChainHeadsRepository(orm: Orm) {
  return {
    /** By slug: every chain that a gateway has looked at in the last minute, served here or not. */
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
