import { getServiceChain } from '@onepoint/chains';
import { chainHeads, type Orm } from '@onepoint/database';
import type { NodeCheck, NodeChecker } from '@onepoint/rpc-nodes';
import { eq, sql } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';

/** What one look at the nodes of a chain comes to. */
interface HeadsVerdict {
  /** Highest block that any node knows; null when none answered. */
  readonly bestBlock: number | null;
  /** Head of the node whose answer a request gets: the first that answers. */
  readonly endpointBlock: number | null;
  readonly nodes: number;
  readonly nodesAnswered: number;
}

/** @param checks of the nodes, in the order in which requests try them */
export function judgeHeads(checks: readonly NodeCheck[]): HeadsVerdict {
  const heights = checks.flatMap((check) => (check.ok ? [check.blockHeight] : []));
  return {
    bestBlock: heights.length === 0 ? null : Math.max(...heights),
    endpointBlock: heights[0] ?? null,
    nodes: checks.length,
    nodesAnswered: heights.length,
  };
}

/** How often a chain is looked at. */
const lookIntervalSecs = 8;

/**
 * Takes the chains that have not been looked at for a while; no other gateway gets the same ones.
 *
 * @param slugs the chains that this gateway serves
 */
async function claimDueChains(orm: Orm, slugs: readonly string[]): Promise<string[]> {
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

/** The nodes of a chain in the order in which requests try them. */
interface Nodes {
  candidates: () => readonly Pick<HttpUpstream, 'address'>[];
}

interface HeadWatchOptions {
  readonly orm: Orm;
  readonly upstreams: ReadonlyMap<string, Nodes>;
  readonly checker: NodeChecker;
  readonly onError: (error: unknown) => void;
}

/** How often it is asked whose turn it is. */
const roundMs = 2_000;

/** Looks at our own nodes in turn and stores how far each chain is; all gateways share the work. */
export class HeadWatch {
  readonly #options: HeadWatchOptions;
  readonly #rounds: Rounds;

  constructor(options: HeadWatchOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#run().catch(options.onError), intervalMs: roundMs });
  }

  start(): void {
    this.#rounds.start();
    void this.look();
  }

  /** One round. Never rejects; a round that is running is shared. */
  look(): Promise<void> {
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
    await this.#options.checker.close();
  }

  async #run(): Promise<void> {
    const { orm, upstreams } = this.#options;
    const due = await claimDueChains(orm, [...upstreams.keys()]);
    await Promise.all(due.map((slug) => this.#lookAt(slug)));
  }

  async #lookAt(slug: string): Promise<void> {
    const { orm, upstreams, checker } = this.#options;
    const { chainId } = getServiceChain(slug);
    const candidates = upstreams.get(slug)?.candidates() ?? [];
    const checks = await Promise.all(candidates.map(({ address }) => checker.check({ url: address, chainId })));
    const { bestBlock, ...rest } = judgeHeads(checks);
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
