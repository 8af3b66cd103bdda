import { createClient } from '@redis/client';
import { createHash } from 'node:crypto';

export interface FinalResult {
  readonly result: string;
  readonly block: number;
}

interface SharedCacheOptions {
  /** `redis://[user:password@]host:port[/database]`, or `rediss://`. */
  readonly url: string;
  /** Called once when the server stops responding, and again only after it has responded. */
  readonly onError: (error: unknown) => void;
}

/** A lookup must not take longer than a call to a node. */
const lookupMsMax = 50;
const reconnectMs = 1_000;
const restMs = 1_000;
/** Change this with the format: entries in other formats are never read. */
const format = 'onepoint:1';
const entryPattern = /^(?<block>-?\d+) (?<result>.*)$/su;

/**
 * Final results in Redis or Valkey, shared by gateways. Only an optimization: while the server is down or slow, everything works without
 * it. The server should evict (`maxmemory-policy allkeys-lru`), because entries never change and therefore never expire.
 */
export class SharedCache {
  readonly #client: ReturnType<typeof createClient>;
  readonly #onError: (error: unknown) => void;
  #isFailing = false;
  #restUntil = 0;

  constructor({ url, onError }: SharedCacheOptions) {
    this.#onError = onError;
    this.#client = createClient({
      url,
      // Supported by every version and every proxy.
      RESP: 2,
      disableOfflineQueue: true,
      socket: { connectTimeout: reconnectMs, reconnectStrategy: reconnectMs },
    });
    this.#client.on('error', (error: unknown) => this.#failed(error));
    this.#client.on('ready', () => (this.#isFailing = false));
  }

  /** Connects in the background. */
  start(): void {
    this.#client.connect().catch((error: unknown) => this.#failed(error));
  }

  async find(scope: string, key: string): Promise<FinalResult | null> {
    if (!this.#isUsable()) return null;
    try {
      const text = await withTimeout(this.#client.get(nameOf(scope, key)));
      const { block, result } = entryPattern.exec(text ?? '')?.groups ?? {};
      this.#isFailing = false;
      return block === undefined || result === undefined ? null : { block: Number(block), result };
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  store(scope: string, key: string, { block, result }: FinalResult): void {
    if (!this.#isUsable()) return;
    this.#client.set(nameOf(scope, key), `${block} ${result}`).catch((error: unknown) => this.#failed(error));
  }

  close(): void {
    this.#client.destroy();
  }

  #isUsable(): boolean {
    return this.#client.isReady && performance.now() >= this.#restUntil;
  }

  /** Pauses lookups for a while, so that an unresponsive server doesn't delay every call. */
  #failed(error: unknown): void {
    this.#restUntil = performance.now() + restMs;
    if (!this.#isFailing) this.#onError(error);
    this.#isFailing = true;
  }
}

async function withTimeout<Value>(reply: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SharedCacheTimeoutError()), lookupMsMax);
  });
  try {
    return await Promise.race([reply, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

class SharedCacheTimeoutError extends Error {
  override readonly name = 'SharedCacheTimeoutError';
  readonly code = 'SHARED_CACHE_TIMEOUT';
}

/** @param scope identifies the chain, so that two chains with the same ID never share entries */
function nameOf(scope: string, key: string): string {
  return `${format}:${scope}:${createHash('sha256').update(key).digest('base64url')}`;
}
