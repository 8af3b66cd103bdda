import { getServiceChain } from '@onepoint/chains';
import { providers, type Orm } from '@onepoint/database';
import type { NodeChecker } from '@onepoint/rpc-nodes';
import { eq } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { claimDueProviders, type DueProvider } from './claim-due-providers.ts';
import { judgeProvider } from './judge-provider.ts';

export interface ProviderWatchOptions {
  readonly orm: Orm;
  readonly upstreams: ReadonlyMap<string, Pick<ChainUpstreams, 'httpAddresses'>>;
  /** For providers' nodes. */
  readonly checker: NodeChecker;
  /** For our own nodes, which may stand anywhere. */
  readonly ownChecker: NodeChecker;
  readonly onError: (error: unknown) => void;
}

/** How often it is asked whose turn it is. */
const roundMs = 2_000;

/** Looks at providers' nodes in turn and stores what it saw; all gateways share the work. */
export class ProviderWatch {
  readonly #options: ProviderWatchOptions;
  readonly #rounds: Rounds;

  constructor(options: ProviderWatchOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ run: () => this.#run().catch(options.onError), intervalMs: roundMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** One round. Never rejects; a round that is running is shared. */
  look(): Promise<void> {
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all([this.#options.checker.close(), this.#options.ownChecker.close()]);
  }

  async #run(): Promise<void> {
    const due = await claimDueProviders(this.#options.orm);
    const byChain = Map.groupBy(due, ({ chain }) => chain);
    await Promise.all([...byChain].map(([slug, nodes]) => this.#lookAtChain(slug, nodes)));
  }

  async #lookAtChain(slug: string, nodes: readonly DueProvider[]): Promise<void> {
    const { orm, upstreams, checker, ownChecker } = this.#options;
    const own = upstreams.get(slug);
    // Not served here: another gateway, or a later configuration, may compare it.
    if (own === undefined) return;
    const { chainId, blockTimeMs } = getServiceChain(slug);
    const [ownChecks, checks] = await Promise.all([
      Promise.all(own.httpAddresses.map((url) => ownChecker.check({ url, chainId }))),
      Promise.all(nodes.map(({ url }) => checker.check({ url, chainId }))),
    ]);
    const heights = ownChecks.flatMap((check) => (check.ok ? [check.blockHeight] : []));
    const ownHeight = heights.length === 0 ? null : Math.max(...heights);
    for (const [index, { id }] of nodes.entries()) {
      const check = checks[index];
      if (check === undefined) continue;
      await orm
        .update(providers)
        .set({ ...judgeProvider(check, ownHeight, blockTimeMs), checkedAt: new Date() })
        .where(eq(providers.id, id));
    }
  }
}
