import { PageDataError } from './page-data-error.ts';
import { readJson } from './read-json.ts';

export type PageDataService = 'api' | 'gateway' | 'probes';

/** What page data are asked of. Every question ends in time, and no answer is read beyond a limit. */
export interface PageDataServices {
  /**
   * JSON from a path below a service's address (`'api', '/v1/chains'`).
   *
   * @throws {PageDataError} when there is no such service, no answer in time, a status other than 2xx, or no JSON
   */
  getJson: (service: PageDataService, path: string) => Promise<unknown>;
  /**
   * The result of a call to a chain's public endpoint.
   *
   * @throws {PageDataError} as `getJson`, and when the answer is an error
   */
  callRpc: (chain: string, method: string, params?: readonly unknown[]) => Promise<unknown>;
}

export interface PageDataServicesParameters {
  /** Base of the API (`http://127.0.0.1:4010/api`), without a trailing slash. Undefined: it cannot be asked. */
  apiUrl?: string | undefined;
  /** Base of the gateway (`http://127.0.0.1:4020/rpc`), without a trailing slash. Undefined: it cannot be asked. */
  gatewayUrl?: string | undefined;
  /** What the server measures by itself; undefined where nothing does. */
  readProbes?: ((path: string) => unknown) | undefined;
  /** For a whole answer. */
  timeoutMs: number;
}

/** Services at addresses, asked by HTTP; the probes by a call. */
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
