import type { UsageStream } from '@onepoint/bus';
import type { RecordUsageParameters, UsageBatchId } from '@onepoint/database';
import { Rounds } from '../rounds.ts';
import { partitionOfBatch } from './usage-batch.ts';

interface BusUsageOptions {
  readonly stream: Pick<UsageStream, 'publish'>;
  readonly isConnected: () => boolean;
  /** Records batches in the database, each exactly once, even if another process records them too. */
  readonly record: (batches: readonly RecordUsageParameters[]) => Promise<unknown>;
  readonly listRecorded: (batches: readonly UsageBatchId[]) => Promise<UsageBatchId[]>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

interface Published {
  readonly batch: RecordUsageParameters;
  readonly publishedAt: number;
}

/** Pause after a failed attempt, which can take seconds and must not delay other batches. */
const restMs = 5_000;
const checkIntervalMs = 10_000;
/** Collectors record within seconds. After this time, they must be down, or the NATS server lost its disk. */
const overdueMs = 120_000;

/**
 * Sends usage to the collectors. Without the bus, usage is recorded directly. Batches are kept until they are recorded. Those that no
 * collector records within two minutes, and those of a project that is about to be deleted, are recorded directly as well. Doing both is
 * safe, because the database knows each batch by its number.
 */
export class BusUsage {
  readonly #options: BusUsageOptions;
  readonly #now: () => number;
  readonly #published = new Map<string, Published>();
  readonly #rounds: Rounds;
  #restUntil = 0;

  constructor(options: BusUsageOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#rounds = new Rounds({ task: 'published_usage', run: () => this.#check(), onError: options.onError, intervalMs: checkIntervalMs });
  }

  /** Number of batches that are published and, as far as this process knows, not recorded yet. */
  get unrecorded(): number {
    return this.#published.size;
  }

  start(): void {
    this.#rounds.start();
  }

  /** Stops, and checks one last time which batches have been recorded. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    await this.check();
  }

  /** Publishes or records a batch. Rejects if neither worked; the same batch can then be passed again. */
  async record(batch: RecordUsageParameters): Promise<void> {
    const partition = partitionOfBatch(batch);
    if (partition !== null && this.#options.isConnected() && this.#now() >= this.#restUntil) {
      const id = idOf(batch);
      try {
        await this.#options.stream.publish(partition, id, batch);
        this.#published.set(id, { batch, publishedAt: this.#now() });
        return;
      } catch (error) {
        this.#restUntil = this.#now() + restMs;
        this.#options.onError(error);
      }
    }
    await this.#options.record([batch]);
  }

  async recordProjects(projectIds: readonly string[]): Promise<void> {
    const ids = new Set(projectIds);
    await this.#recordDirectly(({ batch }) => batch.rows.some(({ projectId }) => ids.has(projectId)));
  }

  /** Drops batches that collectors have recorded, and records those that are overdue. Never rejects. */
  check(): Promise<void> {
    return this.#rounds.runNow();
  }

  async #check(): Promise<void> {
    const batches = [...this.#published.values()].map(({ batch }) => batch);
    for (const recorded of await this.#options.listRecorded(batches)) this.#published.delete(idOf(recorded));
    const until = this.#now() - overdueMs;
    await this.#recordDirectly(({ publishedAt }) => publishedAt < until);
  }

  async #recordDirectly(isWanted: (published: Published) => boolean): Promise<void> {
    for (const [id, published] of this.#published) {
      if (!isWanted(published)) continue;
      await this.#options.record([published.batch]);
      this.#published.delete(id);
    }
  }
}

const idOf = ({ gatewayId, sequence }: UsageBatchId): string => `${gatewayId}:${sequence}`;
