import { chainHeads, type Orm } from '@onepoint/database';
import { eq, sql } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';

interface HeadsVerdict {
  readonly bestBlock: number | null;
  /** Latest block of the first node that responds, which is the one serving requests. */
  readonly endpointBlock: number | null;
  readonly nodes: number;
  readonly nodesAnswered: number;
}

/** @param heads in the order in which requests try the nodes; null for nodes that failed their last check */
export function judgeHeads(heads: readonly (number | null)[]): HeadsVerdict {
  const heights = heads.filter((head) => head !== null);
  return {
    bestBlock: heights.length === 0 ? null : Math.max(...heights),
    endpointBlock: heights[0] ?? null,
    nodes: heads.length,
    nodesAnswered: heights.length,
  };
}

/** Between two reports on the same chain. */
const reportIntervalSecs = 8;

/**
 * Claims the chains that are due for a report, so that no other gateway reports on them.
 *
 * @param slugs the chains that this gateway serves
 */
async function claimDueChains(orm: Orm, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const claimed = await orm
    .insert(chainHeads)
    // Lock in the same order everywhere to prevent deadlocks between gateways.
    .values(slugs.toSorted().map((chain) => ({ chain, claimedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: chainHeads.chain,
      set: { claimedAt: sql`now()` },
      setWhere: sql`${chainHeads.claimedAt} < now() - make_interval(secs => ${reportIntervalSecs})`,
    })
    .returning({ chain: chainHeads.chain });
  return claimed.map(({ chain }) => chain);
}

/** A chain's nodes in the order in which requests try them, with the heads that `NodeWatch` found. */
interface Nodes {
  candidates: () => readonly { readonly health: Pick<HttpUpstream['health'], 'checkedHead'> }[];
}

interface HeadWatchOptions {
  readonly orm: Orm;
  readonly upstreams: ReadonlyMap<string, Nodes>;
  readonly onError: (error: unknown) => void;
}

const roundMs = 2_000;

/** Stores each chain's height, as found by `NodeWatch`. All gateways share the work. */
export class HeadWatch {
  readonly #options: HeadWatchOptions;
  readonly #rounds: Rounds;

  constructor(options: HeadWatchOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ task: 'heads', run: () => this.#run(), onError: options.onError, intervalMs: roundMs });
  }

  start(): void {
    this.#rounds.start();
    void this.check();
  }

  /** Runs one round. Never rejects. Concurrent calls share a running round. */
  check(): Promise<void> {
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
  }

  async #run(): Promise<void> {
    const { orm, upstreams } = this.#options;
    const due = await claimDueChains(orm, [...upstreams.keys()]);
    await Promise.all(due.map((slug) => this.#report(slug)));
  }

  async #report(slug: string): Promise<void> {
    const { orm, upstreams } = this.#options;
    const candidates = upstreams.get(slug)?.candidates() ?? [];
    const { bestBlock, ...rest } = judgeHeads(candidates.map(({ health }) => health.checkedHead));
    const best =
      bestBlock === null
        ? {}
        : {
            bestBlock,
            bestBlockSince: sql`case when ${chainHeads.bestBlock} = ${bestBlock} then ${chainHeads.bestBlockSince} else now() end`,
          };
    await orm
      .update(chainHeads)
      .set({ ...best, ...rest, checkedAt: sql`now()` })
      .where(eq(chainHeads.chain, slug));
  }
}
