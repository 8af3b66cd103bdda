import type { NatsConnection, NodeConnectionOptions, Subscription } from '@nats-io/transport-node';
import { z } from 'zod';

/** `NATS_URL`: one server, or several of a cluster, separated by commas. */
export const busUrlSchema = z
  .string()
  .refine((text) => splitUrls(text).every(isBusUrl), 'must be nats:// or tls:// addresses, separated by commas');

export interface Channel<Message> {
  readonly subject: string;
  readonly schema: z.ZodType<Message>;
}

/** For metrics and health checks. */
export interface BusState {
  readonly isConnected: boolean;
  /** Number of lost connections since the start. */
  readonly losses: number;
  readonly sentMessages: number;
  readonly receivedMessages: number;
  /** Messages that didn't match their channel's schema, for example from another release. */
  readonly unreadableMessages: number;
}

export interface BusOptions {
  /** See {@link busUrlSchema}. Can contain a user, a password, or a token. */
  readonly url: string;
  /** Shown in the server's list of connections. */
  readonly name: string;
  /** Called once per outage. */
  readonly onGone: (error: unknown) => void;
  /** Called when the bus reconnects, but not for the first connection. */
  readonly onBack: () => void;
  /** Timeout of an attempt to connect. @default 2 seconds */
  readonly connectTimeoutMs?: number;
  /** Pause between pings. A server that doesn't answer two in a row counts as lost. @default 2 seconds */
  readonly pingMs?: number;
}

interface Listener {
  readonly subject: string;
  readonly handle: (text: string) => void;
  subscription: Subscription | undefined;
}

const defaultConnectTimeoutMs = 2_000;
const reconnectMs = 500;
const defaultPingMs = 2_000;

/**
 * A connection to NATS that reconnects automatically. While the bus is down, messages are dropped and subscriptions wait. Callers see that in
 * `isConnected` and `onChange`, and must work without the bus. Messages are JSON. A connection doesn't receive its own messages.
 */
export class Bus {
  readonly #options: BusOptions;
  readonly #listeners = new Set<Listener>();
  readonly #changeListeners = new Set<(isConnected: boolean) => void>();
  #connection: NatsConnection | undefined;
  #isConnected = false;
  #isGone = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  #losses = 0;
  #sentMessages = 0;
  #receivedMessages = 0;
  #unreadableMessages = 0;

  constructor(options: BusOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get state(): BusState {
    return {
      isConnected: this.#isConnected,
      losses: this.#losses,
      sentMessages: this.#sentMessages,
      receivedMessages: this.#receivedMessages,
      unreadableMessages: this.#unreadableMessages,
    };
  }

  /** For JetStream. Undefined while the bus is down. */
  get connection(): NatsConnection | undefined {
    return this.#isConnected ? this.#connection : undefined;
  }

  /** Resolves when connected, or after the first attempt fails. Further attempts follow in the background. */
  async start(): Promise<void> {
    if (this.#isClosed) return;
    try {
      // Import dynamically, so that processes without a bus don't load the client.
      const { connect } = await import('@nats-io/transport-node');
      const connection = await connect({
        ...credentialsOf(this.#options.url),
        name: this.#options.name,
        timeout: this.#options.connectTimeoutMs ?? defaultConnectTimeoutMs,
        maxReconnectAttempts: -1,
        reconnectTimeWait: reconnectMs,
        pingInterval: this.#options.pingMs ?? defaultPingMs,
        maxPingOut: 2,
        noEcho: true,
        ignoreAuthErrorAbort: true,
      });
      if (this.#isClosed) {
        await connection.close();
        return;
      }
      this.#connection = connection;
      for (const listener of this.#listeners) this.#subscribe(listener);
      void this.#watch(connection);
      this.#back();
    } catch (error) {
      this.#gone(error);
      this.#retry = setTimeout(() => void this.start(), reconnectMs);
    }
  }

  /** Sends a message to all other subscribers, or drops it while the bus is down. */
  publish<Message>({ subject }: Channel<Message>, message: Message): void {
    if (!this.#isConnected) return;
    this.#connection?.publish(subject, JSON.stringify(message));
    this.#sentMessages += 1;
  }

  /**
   * Receives messages from other processes, including after a reconnect. Unreadable messages are counted and dropped.
   *
   * @returns a function that unsubscribes
   */
  subscribe<Message>({ subject, schema }: Channel<Message>, receive: (message: Message) => void): () => void {
    const handle = (text: string) => {
      this.#receivedMessages += 1;
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) receive(parsed.data);
      else this.#unreadableMessages += 1;
    };
    const listener: Listener = { subject, handle, subscription: undefined };
    this.#listeners.add(listener);
    this.#subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      listener.subscription?.unsubscribe();
    };
  }

  /** Calls the listener each time the bus goes down or comes back, for as long as the bus exists. */
  onChange(listener: (isConnected: boolean) => void): void {
    this.#changeListeners.add(listener);
  }

  /** Sends buffered messages and disconnects. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const connection = this.#connection;
    if (this.#isConnected) await connection?.flush().catch(() => undefined);
    this.#isConnected = false;
    await connection?.close();
  }

  #subscribe(listener: Listener): void {
    listener.subscription = this.#connection?.subscribe(listener.subject, {
      callback: (error, message) => {
        if (error === null) listener.handle(message.string());
      },
    });
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') this.#gone(new BusGoneError());
      else if (status.type === 'reconnect') this.#back();
    }
  }

  #gone(error: unknown): void {
    if (this.#isClosed || this.#isGone) return;
    this.#isGone = true;
    this.#isConnected = false;
    this.#losses += 1;
    this.#options.onGone(error);
    for (const listener of this.#changeListeners) listener(false);
  }

  #back(): void {
    if (this.#isClosed) return;
    this.#isConnected = true;
    if (this.#isGone) this.#options.onBack();
    this.#isGone = false;
    for (const listener of this.#changeListeners) listener(true);
  }
}

class BusGoneError extends Error {
  override readonly name = 'BusGoneError';
  readonly code = 'BUS_GONE';
  override readonly message = 'The connection to NATS was lost';
}

const splitUrls = (text: string): string[] => text.split(',').map((url) => url.trim());

function isBusUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'nats:' || url.protocol === 'tls:') && url.hostname !== '';
}

/** The NATS client takes hosts and credentials separately. All servers of a cluster share their credentials. */
function credentialsOf(text: string): Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'token' | 'tls'> {
  const urls = splitUrls(text).map((url) => new URL(url));
  const servers = urls.map(({ hostname, port }) => `${hostname}:${port === '' ? '4222' : port}`);
  const [first] = urls;
  const [user, pass] = [decodeURIComponent(first?.username ?? ''), decodeURIComponent(first?.password ?? '')];
  return {
    servers,
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
