/** A request as it is put together on screen. */
export interface ComposedRequest {
  /** Slug. */
  readonly chain: string;
  readonly method: string;
  /** JSON text. */
  readonly params: string;
  /** Who sends it: the key, or nobody in particular. */
  readonly through: 'key' | 'public';
  readonly over: 'http' | 'ws';
}

const textMax = 4_000;
const names = { chain: 'rpcChain', method: 'rpcMethod', params: 'rpcParams', through: 'rpcThrough', over: 'rpcOver' } as const;

/** Reads a request from an address; null when it carries none. Secrets are never in one. */
export function parseRequestLink(search: URLSearchParams): ComposedRequest | null {
  const [chain, method] = [search.get(names.chain), search.get(names.method)];
  if (chain === null || method === null) return null;
  return {
    chain: chain.slice(0, textMax),
    method: method.slice(0, textMax),
    params: (search.get(names.params) ?? '[]').slice(0, textMax),
    through: search.get(names.through) === 'public' ? 'public' : 'key',
    over: search.get(names.over) === 'ws' ? 'ws' : 'http',
  };
}

/** The address that opens this request on a key's page, to be sent to colleagues. */
export function formatRequestLink(pageUrl: string, { chain, method, params, through, over }: ComposedRequest): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.search = new URLSearchParams({
    view: 'request',
    [names.chain]: chain,
    [names.method]: method,
    [names.params]: params,
    ...(through === 'public' ? { [names.through]: through } : {}),
    ...(over === 'ws' ? { [names.over]: over } : {}),
  }).toString();
  return url.href;
}
