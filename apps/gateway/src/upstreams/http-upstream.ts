import { Pool, type buildConnector } from 'undici';

/** Connections to one node: enough that a slow call doesn't block others, and few enough to be polite. */
const connectionsMax = 128;
export const connectTimeoutMs = 2_000;
/** A failed node is tried last for this long, doubling up to the maximum while it keeps failing. */
const restMinMs = 500;
const restMaxMs = 15_000;

/** One node over HTTP: its connections, and whether it has failed recently. */
export class HttpUpstream {
  /** As configured. */
  readonly address: string;
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  #failures = 0;
  #restUntil = 0;

  /** @param connector opens connections; by default, undici's own, without address checks */
  constructor(address: string, timeoutMs: number, connector?: buildConnector.connector) {
    const url = new URL(address);
    this.address = address;
    this.path = `${url.pathname}${url.search}`;
    this.headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(url.username === '' ? {} : { authorization: basicAuthorization(url) }),
    };
    this.pool = new Pool(url.origin, {
      connections: connectionsMax,
      connect: connector ?? { timeout: connectTimeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      allowH2: false,
    });
  }

  isResting(nowMs: number): boolean {
    return nowMs < this.#restUntil;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restUntil = 0;
  }

  failed(nowMs: number): void {
    this.#restUntil = nowMs + Math.min(restMaxMs, restMinMs * 2 ** this.#failures);
    this.#failures += 1;
  }

  /** Closes connections once their calls have ended. */
  async drain(): Promise<void> {
    await this.pool.close();
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

function basicAuthorization(url: URL): string {
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
