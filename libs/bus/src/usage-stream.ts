import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

/** Each project belongs to one partition, so that only one collector locks its row. */
export const usagePartitions = 16;

/** Maps a project to its partition (0 to 15) with FNV-1a of its id. */
export function partitionOf(projectId: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < projectId.length; index += 1) hash = Math.imul(hash ^ projectId.charCodeAt(index), 16_777_619);
  return (hash >>> 0) % usagePartitions;
}

export interface StreamedBatch {
  readonly body: unknown;
  /** When the stream stored it, by the server's clock. */
  readonly publishedAt: Date;
  /** The stream delivered it before: a collector was killed or couldn't record it in time. */
  readonly isRedelivered: boolean;
  /** Tells the stream to delete the message, because it is recorded or can never be recorded. */
  readonly acknowledge: () => void;
}

interface UsageStreamOptions {
  readonly bus: Pick<Bus, 'connection'>;
  /** @default 1, for a single server; 3 for a cluster */
  readonly replicas?: number;
}

const streamName = 'USAGE';
const subjectOf = (partition: number) => `usage.${partition}`;
const consumerOf = (partition: number) => `collector-${partition}`;

const publishTimeoutMs = 2_000;
/**
 * A collector that doesn't acknowledge a message within this time counts as dead. Must be longer than the longest merge and its
 * transaction.
 */
const acknowledgeMs = 30_000;
/** How long the server detects duplicate messages. Only an optimization: the database detects duplicates in any case. */
const repeatMs = 120_000;
const nanosecondsPerMs = 1_000_000;

/** Imported on first use, so that processes without a bus don't load it. */
const loadJetStream = () => import('@nats-io/jetstream');

class BusUnavailableError extends Error {
  override readonly name = 'BusUnavailableError';
  readonly code = 'BUS_UNAVAILABLE';
  override readonly message = 'NATS is not connected';
}

/** Transports usage from gateways to collectors in a JetStream work queue with one subject and one durable consumer per partition. */
export class UsageStream {
  readonly #options: UsageStreamOptions;
  /** The connection on which `#prepare` has run. */
  #preparedOn: NatsConnection | undefined;

  constructor(options: UsageStreamOptions) {
    this.#options = options;
  }

  /**
   * Stores a message unless the stream already has one with the same id. Resolves when the server has stored it.
   *
   * @throws errors of the client, even if the message was stored
   */
  async publish(partition: number, id: string, body: unknown): Promise<void> {
    const connection = await this.#prepare();
    const { jetstream } = await loadJetStream();
    const stream = jetstream(connection, { timeout: publishTimeoutMs });
    try {
      await stream.publish(subjectOf(partition), JSON.stringify(body), { msgID: id, timeout: publishTimeoutMs });
    } catch (error) {
      // A server that lost its disk comes back without the stream.
      this.#preparedOn = undefined;
      throw error;
    }
  }

  /**
   * Waits for messages of a partition. Returns after `messagesMax` messages or when the time is up.
   *
   * @param signal ends the wait early
   * @throws errors of the client
   */
  async fetch(partition: number, { messagesMax, waitMs, signal }: FetchOptions): Promise<StreamedBatch[]> {
    const connection = await this.#prepare();
    const { jetstream } = await loadJetStream();
    const consumer = await jetstream(connection).consumers.get(streamName, consumerOf(partition));
    const messages = await consumer.fetch({ max_messages: messagesMax, expires: Math.ceil(waitMs) });
    const stop = () => void messages.close();
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    try {
      return await collect(messages);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /**
   * Number of messages that no collector has recorded yet, in all partitions.
   *
   * @throws errors of the client
   */
  async countWaiting(): Promise<number> {
    const connection = await this.#prepare();
    const { jetstreamManager } = await loadJetStream();
    const manager = await jetstreamManager(connection, { timeout: publishTimeoutMs });
    const { state } = await manager.streams.info(streamName);
    return state.messages;
  }

  /** Creates or updates the stream and its consumers. Safe to run in every process. */
  async #prepare(): Promise<NatsConnection> {
    const { connection } = this.#options.bus;
    if (connection === undefined) throw new BusUnavailableError();
    if (this.#preparedOn === connection) return connection;
    const { AckPolicy, DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType } = await loadJetStream();
    const manager = await jetstreamManager(connection, { timeout: publishTimeoutMs });
    await manager.streams.add({
      name: streamName,
      subjects: ['usage.*'],
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      // A full disk rejects new messages instead of deleting old ones. Gateways then record their usage themselves.
      discard: DiscardPolicy.New,
      duplicate_window: repeatMs * nanosecondsPerMs,
      num_replicas: this.#options.replicas ?? 1,
    });
    for (let partition = 0; partition < usagePartitions; partition += 1) {
      await manager.consumers.add(streamName, {
        durable_name: consumerOf(partition),
        filter_subject: subjectOf(partition),
        ack_policy: AckPolicy.Explicit,
        ack_wait: acknowledgeMs * nanosecondsPerMs,
        max_ack_pending: 20_000,
      });
    }
    this.#preparedOn = connection;
    return connection;
  }
}

interface FetchOptions {
  readonly messagesMax: number;
  readonly waitMs: number;
  readonly signal: AbortSignal;
}

async function collect(messages: ConsumerMessages): Promise<StreamedBatch[]> {
  const batches: StreamedBatch[] = [];
  for await (const message of messages) {
    const { time: publishedAt, redelivered: isRedelivered } = message;
    batches.push({ body: parse(message), publishedAt, isRedelivered, acknowledge: () => message.ack() });
  }
  return batches;
}

function parse(message: JsMsg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}
