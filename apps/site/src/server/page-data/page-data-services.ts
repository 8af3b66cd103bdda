/** A failed request for page data. `PAGE_DATA_UNAVAILABLE`: no response or an error; `PAGE_DATA_INVALID`: an invalid response. */
export class PageDataError extends Error {
  readonly code: 'PAGE_DATA_UNAVAILABLE' | 'PAGE_DATA_INVALID';

  constructor(code: PageDataError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PageDataError';
    this.code = code;
  }
}

/** Limits the memory for endless responses. */
const bytesMax = 1_000_000;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new PageDataError('PAGE_DATA_INVALID', `${response.url} answered more than ${String(bytesMax)} bytes`);
    chunks.push(chunk);
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]).text();
}

/**
 * Fetches JSON within a time limit for the complete response.
 *
 * @throws {PageDataError}
 */
export async function readJson(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = await readText(response);
    if (!response.ok) throw new PageDataError('PAGE_DATA_UNAVAILABLE', `${url} answered ${String(response.status)}`);
  } catch (error) {
    if (error instanceof PageDataError) throw error;
    throw new PageDataError('PAGE_DATA_UNAVAILABLE', `${url} did not answer`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PageDataError('PAGE_DATA_INVALID', `${url} answered something that is no JSON`, { cause: error });
  }
}

type PageDataService = 'api' | 'gateway' | 'probes';

/** The services with page data. Requests have limits for time and size. */
export interface PageDataServices {
  /**
   * JSON from a path below a service's address (`'api', '/v1/chains'`).
   *
   * @throws {PageDataError} if the service is not configured, times out, or responds with another status than 2xx or no JSON
   */
  getJson: (service: PageDataService, path: string) => Promise<unknown>;
  /**
   * The result of a call to a chain's public endpoint.
   *
   * @throws {PageDataError} as `getJson`, and for JSON-RPC errors
   */
  callRpc: (chain: string, method: string, params?: readonly unknown[]) => Promise<unknown>;
}

interface PageDataServicesParameters {
  /** Base URL of the API (`http://127.0.0.1:4010/api`), without a trailing slash. Undefined: not configured. */
  apiUrl?: string | undefined;
  /** Base URL of the gateway (`http://127.0.0.1:4020/rpc`), without a trailing slash. Undefined: not configured. */
  gatewayUrl?: string | undefined;
  /** Reads the probes of the site's server; undefined elsewhere. */
  readProbes?: ((path: string) => unknown) | undefined;
  /** Time limit for a complete response. */
  timeoutMs: number;
}

export function createPageDataServices({ apiUrl, gatewayUrl, readProbes, timeoutMs }: PageDataServicesParameters): PageDataServices {
  const addressOf = (service: 'api' | 'gateway'): string => {
    const base = service === 'api' ? apiUrl : gatewayUrl;
    if (base === undefined) throw new PageDataError('PAGE_DATA_UNAVAILABLE', `No address of the ${service} was configured`);
    return base;
  };
  return {
    getJson: async (service, path) => {
      if (service !== 'probes') return readJson(addressOf(service) + path, {}, timeoutMs);
      if (readProbes === undefined) throw new PageDataError('PAGE_DATA_UNAVAILABLE', 'Nothing is measured here');
      return readProbes(path);
    },
    callRpc: async (chain, method, params = []) => {
      const answer = await readJson(
        `${addressOf('gateway')}/${chain}/public`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        },
        timeoutMs,
      );
      if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result;
      throw new PageDataError('PAGE_DATA_UNAVAILABLE', `${method} on ${chain} gave no result`);
    },
  };
}
