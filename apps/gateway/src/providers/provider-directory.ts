import { type Orm, projects, providers, type SecretBox } from '@onepoint/database';
import { createNodeChecker } from '@onepoint/rpc-nodes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { Rounds } from '../rounds.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { openAll, ProviderWatch } from './provider-watch.ts';

export interface ProviderNode {
  readonly id: string;
  readonly url: string;
  /** 1 to 10: share of traffic relative to the chain's other nodes. */
  readonly weight: number;
}

interface FindProvidersParameters {
  readonly orm: Orm;
  readonly secrets: SecretBox;
  /** Called if a node's address can't be decrypted. The other nodes are used. */
  readonly onUnreadable: (error: unknown) => void;
}

/** Finds the nodes to ask, by chain slug: active, healthy at the last check, and owned by projects that are providers. */
export async function findProviders({
  orm,
  secrets,
  onUnreadable,
}: FindProvidersParameters): Promise<ReadonlyMap<string, readonly ProviderNode[]>> {
  const rows = await orm
    .select({ id: providers.id, chain: providers.chain, url: providers.url, urlSealed: providers.urlSealed, weight: providers.weight })
    .from(providers)
    .innerJoin(projects, eq(projects.id, providers.projectId))
    .where(
      and(
        eq(providers.status, 'active'),
        eq(providers.health, 'healthy'),
        isNull(providers.deletedAt),
        eq(projects.isProvider, true),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(asc(providers.id));
  return Map.groupBy(openAll(secrets, rows, onUnreadable), ({ chain }) => chain);
}

interface ProviderDirectoryOptions {
  readonly find: () => Promise<ReadonlyMap<string, readonly ProviderNode[]>>;
  readonly upstreams: ReadonlyMap<string, Pick<ChainUpstreams, 'providers'>>;
  readonly onError: (error: unknown) => void;
}

/** Polling interval, for health check results, and in case a notification is lost. */
const providersRefreshMs = 5_000;

/** Keeps each chain's list of providers up to date. If the database can't be read, the last list stays in use. */
class ProviderDirectory {
  readonly #options: ProviderDirectoryOptions;
  readonly #rounds: Rounds;
  #isStale = false;

  constructor(options: ProviderDirectoryOptions) {
    this.#options = options;
    this.#rounds = new Rounds({ task: 'providers', run: () => this.#run(), onError: options.onError, intervalMs: providersRefreshMs });
  }

  start(): void {
    void this.refresh();
    this.#rounds.start();
  }

  /** Reads the list. A change during the read triggers another read. Never rejects. */
  refresh(): Promise<void> {
    this.#isStale = true;
    return this.#rounds.runNow();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
  }

  async #run(): Promise<void> {
    const { find, upstreams, onError } = this.#options;
    do {
      this.#isStale = false;
      try {
        const found = await find();
        for (const [slug, upstream] of upstreams) upstream.providers.replace(found.get(slug) ?? []);
      } catch (error) {
        if (!this.#isStale) throw error;
        onError(error);
      }
    } while (this.#isStale);
  }
}

interface CreateProvidersParameters {
  readonly orm: Orm;
  readonly secrets: SecretBox;
  readonly upstreams: ReadonlyMap<string, ChainUpstreams>;
  readonly arePrivateAddressesAllowed: boolean;
  readonly trouble: (message: string) => (error: unknown) => void;
}

/** A node that takes longer to report its latest block gets no requests. */
const lookTimeoutMs = 2_000;

export function createProviders({ orm, secrets, upstreams, arePrivateAddressesAllowed, trouble }: CreateProvidersParameters) {
  const onUnreadable = trouble('address of a provider’s node not decrypted');
  const directory = new ProviderDirectory({
    find: () => findProviders({ orm, secrets, onUnreadable }),
    upstreams,
    onError: trouble('providers not read'),
  });
  const watch = new ProviderWatch({
    orm,
    secrets,
    upstreams,
    checker: createNodeChecker({ timeoutMs: lookTimeoutMs, arePrivateAddressesAllowed }),
    ownChecker: createNodeChecker({ timeoutMs: lookTimeoutMs, arePrivateAddressesAllowed: true }),
    onError: trouble('providers not checked'),
  });
  return {
    start: (): void => {
      directory.start();
      watch.start();
    },
    refresh: (): void => void directory.refresh(),
    close: async (): Promise<void> => {
      await Promise.all([directory.close(), watch.close()]);
    },
  };
}
