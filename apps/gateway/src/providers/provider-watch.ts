import { getServiceChain, lagBlocksMax } from '@onepoint/chains';
import { openProvider, type Orm, type ProviderHealth, providers, type SecretBox } from '@onepoint/database';
import type { NodeCheck, NodeChecker } from '@onepoint/rpc-nodes';
import { eq, sql } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';

interface ProviderVerdict {
  readonly health: ProviderHealth;
  /** Undefined if the node didn't report it; then the stored height stays. */
  readonly blockHeight?: number;
  readonly latencyMs?: number;
  /** Blocks behind our own nodes. Null if those couldn't be queried. */
  readonly lagBlocks?: number | null;
}

/**
 * Evaluates a check of a provider's node.
 *
 * @param ownHeight the highest block of our own nodes of the chain; null if none responded, and then no node counts as lagging
 */
export function judgeProvider(check: NodeCheck, ownHeight: number | null, blockTimeMs: number): ProviderVerdict {
  if (!check.ok) return { health: check.fault };
  const { blockHeight, latencyMs } = check;
  const lagBlocks = ownHeight === null ? null : Math.max(0, ownHeight - blockHeight);
  return { health: lagBlocks !== null && lagBlocks > lagBlocksMax(blockTimeMs) ? 'lagging' : 'healthy', blockHeight, latencyMs, lagBlocks };
}

/** A node that is due for a check, with its address still encrypted. */
type DueProvider = Pick<typeof providers.$inferSelect, 'id' | 'chain' | 'url' | 'urlSealed'>;

/** A node that is due for a check, with its address decrypted. */
interface OpenDueProvider {
  readonly id: string;
  readonly chain: string;
  readonly url: string;
}

/** Between checks of the same node. */
const lookIntervalSecs = 10;
const roundMax = 50;

/** Claims the nodes that are due for a check, so that no other gateway checks them. */
async function claimDueProviders(orm: Orm): Promise<DueProvider[]> {
  const { rows } = await orm.execute<DueProvider>(sql`
    update providers set checked_at = now() where id in (
      select p.id from providers p join projects j on j.id = p.project_id
      where p.status = 'active' and p.deleted_at is null and j.is_provider and j.deleted_at is null
        and p.checked_at < now() - make_interval(secs => ${lookIntervalSecs})
      order by p.checked_at limit ${roundMax} for update of p skip locked)
    returning id, chain, url, url_sealed as "urlSealed"`);
  return rows;
}

/** Decrypts the addresses of nodes. Leaves out nodes whose address can't be decrypted. */
export function openAll<Row extends Parameters<typeof openProvider>[1]>(
  secrets: SecretBox,
  rows: readonly Row[],
  onUnreadable: (error: unknown) => void,
) {
  return rows.flatMap((row) => {
    try {
      return [openProvider(secrets, row)];
    } catch (error) {
      onUnreadable(error);
      return [];
    }
  });
}

interface ProviderWatchOptions {
  readonly orm: Orm;
  readonly secrets: SecretBox;
  readonly upstreams: ReadonlyMap<string, Pick<ChainUpstreams, 'httpAddresses'>>;
  readonly checker: NodeChecker;
  /** For our own nodes, which can have any address. */
  readonly ownChecker: NodeChecker;
  readonly onError: (error: unknown) => void;
}

const roundMs = 2_000;

/** Checks providers' nodes and stores the results. All gateways share the work. */
export class ProviderWatch {
  readonly #options: ProviderWatchOptions;
  readonly #rounds: Rounds;

  constructor(options: ProviderWatchOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ task: 'provider_checks', run: () => this.#run(), onError: options.onError, intervalMs: roundMs });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Runs one round. Never rejects. Concurrent calls share a running round. */
  check(): Promise<void> {
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all([this.#options.checker.close(), this.#options.ownChecker.close()]);
  }

  async #run(): Promise<void> {
    const { orm, secrets, onError } = this.#options;
    const due = await claimDueProviders(orm);
    const byChain = Map.groupBy(openAll(secrets, due, onError), ({ chain }) => chain);
    await Promise.all([...byChain].map(([slug, nodes]) => this.#lookAtChain(slug, nodes)));
  }

  async #lookAtChain(slug: string, nodes: readonly OpenDueProvider[]): Promise<void> {
    const { orm, upstreams, checker, ownChecker } = this.#options;
    const own = upstreams.get(slug);
    // This chain isn't served here, but another gateway or a later configuration might compare it.
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
