import { usagePartitions, type Presence, type StreamedBatch, type UsageStream } from '@onepoint/bus';
import type { RecordUsageParameters } from '@onepoint/database';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import { isPermanent, usageBatchSchema } from '../metering/usage-batch.ts';

interface UsageCollectorOptions {
  readonly stream: Pick<UsageStream, 'fetch'>;
  readonly presence: Pick<Presence, 'list' | 'id'>;
  /** Records batches in one transaction, each exactly once. */
  readonly record: (batches: readonly RecordUsageParameters[]) => Promise<unknown>;
  readonly log: Log;
  /** @default {@link mergeMsMax} */
  readonly mergeMsMax?: number;
}

/** What a collector has done since it started, for metrics. */
export interface CollectorState {
  readonly partitions: number;
  readonly batches: number;
  readonly rows: number;
  readonly transactions: number;
  /** How long the last transaction took. */
  readonly lastMs: number;
}

/** The longest time for which batches are merged. */
const mergeMsMax = 10_000;
const mergeMsMin = 1_000;
/** A collector waits this many times as long as its last transaction took, so that it keeps the database busy 5% of the time. */
const restFactor = 20;
/** Messages per transaction. */
const messagesMax = 500;
/** Until a partition that fails, or belongs to another collector, is looked at again. */
const pauseMs = 1_000;

/**
 * Takes usage from the stream and records it: batches of many gateways in one transaction, so that a project's row is locked once in up to ten seconds
 * however many gateways serve it. Running collectors share the partitions by their ids. While they disagree about who is running, two may serve the same
 * partition, which costs time and nothing else.
 */
export class UsageCollector {
  readonly #options: UsageCollectorOptions;
  readonly #stopping = new AbortController();
  readonly #owned = new Set<number>();
  #running: Promise<unknown> = Promise.resolve();
  #batches = 0;
  #rows = 0;
  #transactions = 0;
  #lastMs = 0;

  constructor(options: UsageCollectorOptions) {
    this.#options = options;
  }

  get state(): CollectorState {
    return {
      partitions: this.#owned.size,
      batches: this.#batches,
      rows: this.#rows,
      transactions: this.#transactions,
      lastMs: this.#lastMs,
    };
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: usagePartitions }, (_, partition) => this.#serve(partition)));
  }

  /** Records what it has fetched, and stops. */
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
        await pause(signal);
        continue;
      }
      this.#owned.add(partition);
      try {
        const messages = await stream.fetch(partition, { messagesMax, waitMs, signal });
        if (messages.length === 0) continue;
        const startedAt = performance.now();
        await this.#record(messages);
        this.#lastMs = performance.now() - startedAt;
        waitMs = Math.min(Math.max(mergeMsMin, this.#lastMs * restFactor), Math.max(mergeMsMin, longestMs));
      } catch (error) {
        if (!signal.aborted) log('warn', 'usage not collected yet', { partition, ...describeError(error) });
        await pause(signal);
      }
    }
  }

  async #record(messages: readonly StreamedBatch[]): Promise<void> {
    const batches: RecordUsageParameters[] = [];
    for (const { body } of messages) {
      const parsed = usageBatchSchema.safeParse(body);
      if (parsed.success) batches.push(parsed.data);
      else this.#options.log('error', 'usage on the bus cannot be read', { body });
    }
    try {
      await this.#options.record(batches);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      await this.#recordSingly(batches);
    }
    this.#transactions += 1;
    this.#batches += batches.length;
    this.#rows += batches.reduce((sum, { rows }) => sum + rows.length, 0);
    // Only now: what is redelivered after a crash is recognized by its number.
    for (const message of messages) message.acknowledge();
  }

  /** One batch that can never be recorded must not hold up the others. */
  async #recordSingly(batches: readonly RecordUsageParameters[]): Promise<void> {
    for (const batch of batches) {
      try {
        await this.#options.record([batch]);
      } catch (error) {
        if (!isPermanent(error)) throw error;
        this.#options.log('error', 'usage cannot be recorded', { rows: batch.rows, ...describeError(error) });
      }
    }
  }
}

/** The collector of a partition: the one with the highest hash, so that a change moves only the partitions it must. */
function ownerOf(partition: number, ids: readonly string[]): string | undefined {
  const ranked = ids.map((id) => ({ id, rank: createHash('sha1').update(`${partition} ${id}`).digest('hex') }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? 1 : -1))[0]?.id;
}

async function pause(signal: AbortSignal): Promise<void> {
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}
