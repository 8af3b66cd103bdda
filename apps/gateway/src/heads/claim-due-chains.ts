import { chainHeads, type Orm } from '@onepoint/database';
import { sql } from 'drizzle-orm';

/** How often a chain is looked at. */
const lookIntervalSecs = 8;

/**
 * Takes the chains that have not been looked at for a while; no other gateway gets the same ones.
 *
 * @param slugs the chains that this gateway serves
 */
export async function claimDueChains(orm: Orm, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const claimed = await orm
    .insert(chainHeads)
    // In one order everywhere: gateways that claim at the same time wait for each other, but never in a circle.
    .values(slugs.toSorted().map((chain) => ({ chain, claimedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: chainHeads.chain,
      set: { claimedAt: sql`now()` },
      setWhere: sql`${chainHeads.claimedAt} < now() - make_interval(secs => ${lookIntervalSecs})`,
    })
    .returning({ chain: chainHeads.chain });
  return claimed.map(({ chain }) => chain);
}
