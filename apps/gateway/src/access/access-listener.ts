import { Client } from 'pg';

export interface AccessListenerOptions {
  readonly databaseUrl: string;
  /** @default 2 s */
  readonly connectTimeoutMs?: number;
  /** A project changed. Without an id, anything might have changed, because the connection was lost and is back. */
  readonly onChange: (projectId?: string) => void;
  readonly onProvidersChange: () => void;
  readonly onClosing: () => void;
  readonly onError: (error: unknown) => void;
}

const reconnectMs = 1_000;
const connectTimeoutMsDefault = 2_000;

/**
 * Listens for changes to keys, plans, and balances (`NOTIFY gateway_access`), changes to providers (`NOTIFY gateway_providers`), and
 * projects about to be deleted (`NOTIFY gateway_closings`). Uses its own connection, and always reconnects.
 */
export class AccessListener {
  readonly #options: AccessListenerOptions;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isListening = false;

  constructor(options: AccessListenerOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Resolves when listening, or after the first attempt failed and a retry is scheduled. */
  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'onepoint-gateway-listener',
      connectionTimeoutMillis: this.#options.connectTimeoutMs ?? connectTimeoutMsDefault,
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => {
      if (channel === 'gateway_providers') this.#options.onProvidersChange();
      else if (channel === 'gateway_closings') this.#options.onClosing();
      else this.#options.onChange(payload === '' ? undefined : payload);
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query('listen gateway_access; listen gateway_providers; listen gateway_closings');
      this.#isListening = true;
      this.#options.onChange();
      this.#options.onProvidersChange();
    } catch (error) {
      this.#lost(client, error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #lost(client: Client, error?: unknown): void {
    if (this.#isClosed || client !== this.#client) return;
    this.#client = undefined;
    this.#isListening = false;
    if (error !== undefined) this.#options.onError(error);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.start(), reconnectMs);
  }
}
