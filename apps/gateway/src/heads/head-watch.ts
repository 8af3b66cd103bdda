import { getServiceChain } from '@onepoint/chains';
import { chainHeads, type Orm } from '@onepoint/database';
import type { NodeChecker } from '@onepoint/rpc-nodes';
import { eq, sql } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { HttpUpstream } from '../upstreams/http-upstream.ts';
import { claimDueChains } from './claim-due-chains.ts';
import { judgeHeads } from './judge-heads.ts';

/** The nodes of a chain in the order in which requests try them. */
interface Nodes {
  candidates: () => readonly Pick<HttpUpstream, 'address'>[];
}

export interface HeadWatchOptions {
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
