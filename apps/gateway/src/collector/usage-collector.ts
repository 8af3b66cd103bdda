import { usagePartitions, type Presence, type StreamedBatch, type UsageStream } from '@onepoint/bus';
import type { RecordMergedUsageReturnType, RecordUsageParameters } from '@onepoint/database';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import { isPermanent, usageBatchSchema } from '../metering/usage-batch.ts';
import { MergeLag } from './merge-lag.ts';

interface UsageCollectorOptions {
  readonly stream: Pick<UsageStream, 'fetch'>;
  readonly presence: Pick<Presence, 'list' | 'id'>;
  /** Records batches in one transaction, each exactly once. */
  readonly record: (batches: readonly RecordUsageParameters[]) => Promise<RecordMergedUsageReturnType>;
  readonly log: Log;
  /** @default {@link mergeMsMax} */
  readonly mergeMsMax?: number;
  readonly now?: () => number;
}

export interface CollectorState {
  readonly partitions: number;
  /** Batches by outcome: recorded here first, already recorded, unreadable, or refused by the database. */
  readonly batches: Readonly<Record<BatchOutcome, number>>;
  readonly rows: number;
  readonly redeliveries: number;
  readonly transactions: number;
  readonly recordingMs: number;
  /** Number of failed attempts to fetch or record usage. Each is retried. */
  readonly failures: number;
  /** Age of the oldest usage that the collector knows of but hasn't recorded; 0 if there is none. */
  readonly lagMs: number;
}

export type BatchOutcome = 'recorded' | 'repeated' | 'unreadable' | 'refused';

const mergeMsMax = 10_000;
const mergeMsMin = 1_000;
/** Pause after a transaction, as a multiple of its duration, so that a collector keeps the database busy 5% of the time. */
const restFactor = 20;
/** Per transaction. */
const messagesMax = 500;
/** Time until a partition that failed or belongs to another collector is checked again. */
const pauseMs = 1_000;

/**
 * Reads usage from the stream and records it. Merges the batches of many gateways into one transaction, so that a project's row is locked
 * only once per transaction, about every ten seconds, however many gateways serve the project. Collectors divide the partitions by their
 * ids. While they disagree about which collectors are running, two of them can serve the same partition, which is slower but harmless.
 */
export class UsageCollector {
  readonly #options: UsageCollectorOptions;
  readonly #stopping = new AbortController();
  readonly #owned = new Set<number>();
  #running: Promise<unknown> = Promise.resolve();
  readonly #batches: Record<BatchOutcome, number> = { recorded: 0, repeated: 0, unreadable: 0, refused: 0 };
  readonly #lag: MergeLag;
  #rows = 0;
  #redeliveries = 0;
  #transactions = 0;
  #recordingMs = 0;
  #failures = 0;

  constructor(options: UsageCollectorOptions) {
    this.#options = options;
    this.#lag = new MergeLag(options.now ?? (() => Date.now()));
  }

  get state(): CollectorState {
    return {
      partitions: this.#owned.size,
      batches: { ...this.#batches },
      rows: this.#rows,
      redeliveries: this.#redeliveries,
      transactions: this.#transactions,
      recordingMs: this.#recordingMs,
      failures: this.#failures,
      lagMs: this.#lag.ms,
    };
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: usagePartitions }, (_, partition) => this.#serve(partition)));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #serve(partition: number): Promise<void> {
    const { signal } = this.#stopping;
    let waitMs = mergeMsMin;
    while (!signal.aborted) {
      const { presence, stream, log, mergeMsMax: longestMs = mergeMsMax } = this.#options;
      if (ownerOf(partition, presence.list()) !== presence.id) {
        this.#owned.delete(partition);
        this.#lag.left(partition);
        await pause(signal);
        continue;
      }
      this.#owned.add(partition);
      try {
        const messages = await stream.fetch(partition, { messagesMax, waitMs, signal });
        const published = messages.map(({ publishedAt }) => publishedAt.getTime());
        this.#lag.fetched(partition, published);
        if (messages.length === 0) continue;
        const startedAt = performance.now();
        await this.#record(messages);
        const tookMs = performance.now() - startedAt;
        this.#recordingMs += tookMs;
        this.#lag.recorded(partition, published, messages.length === messagesMax);
        waitMs = Math.min(Math.max(mergeMsMin, tookMs * restFactor), Math.max(mergeMsMin, longestMs));
      } catch (error) {
        if (signal.aborted) break;
        this.#failures += 1;
        this.#lag.failed(partition);
        log('warn', 'usage not collected yet', { partition, ...describeError(error) });
        await pause(signal);
      }
    }
  }

  async #record(messages: readonly StreamedBatch[]): Promise<void> {
    this.#redeliveries += messages.filter(({ isRedelivered }) => isRedelivered).length;
    const parsed = messages.map(({ body }) => ({ body, batch: usageBatchSchema.safeParse(body).data }));
    const batches = parsed.flatMap(({ batch }) => batch ?? []);
    const refused = await this.#recordTogether(batches);
    this.#transactions += 1;
    this.#batches.refused += refused;
    for (const { body, batch } of parsed) {
      if (batch !== undefined) continue;
      this.#batches.unreadable += 1;
      this.#options.log('error', 'usage on the bus cannot be read', { body });
    }
    // Acknowledge only after recording: batches redelivered after a crash are recognized by their number.
    for (const message of messages) message.acknowledge();
  }

  /** Returns how many of the batches can never be recorded. */
  async #recordTogether(batches: readonly RecordUsageParameters[]): Promise<number> {
    try {
      await this.#recordCounted(batches);
      return 0;
    } catch (error) {
      if (!isPermanent(error)) throw error;
      return this.#recordSingly(batches);
    }
  }

  /** Records batches one by one, so that one that can never be recorded doesn't hold up the others. */
  async #recordSingly(batches: readonly RecordUsageParameters[]): Promise<number> {
    let refused = 0;
    for (const batch of batches) {
      try {
        await this.#recordCounted([batch]);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        refused += 1;
        this.#options.log('error', 'usage cannot be recorded', { rows: batch.rows, ...describeError(error) });
      }
    }
    return refused;
  }

  async #recordCounted(batches: readonly RecordUsageParameters[]): Promise<void> {
    const { recorded } = await this.#options.record(batches);
    this.#batches.recorded += recorded;
    this.#batches.repeated += batches.length - recorded;
    this.#rows += batches.reduce((sum, { rows }) => sum + rows.length, 0);
  }
}

/** Returns the collector of a partition: the one with the highest hash, so that a change moves as few partitions as possible. */
function ownerOf(partition: number, ids: readonly string[]): string | undefined {
  const ranked = ids.map((id) => ({ id, rank: createHash('sha1').update(`${partition} ${id}`).digest('hex') }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? 1 : -1))[0]?.id;
}

async function pause(signal: AbortSignal): Promise<void> {
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}
