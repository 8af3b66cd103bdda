import { createChainRequest } from '@onepoint/api-contract/calls/requests';
import { publicConfig } from '@onepoint/site-config';
import type { output } from 'zod/v4/core';

export type ChainRequest = output<typeof createChainRequest.body>;

/** What became of a request: stored under an id, or why not. */
export type ChainRequestOutcome = { kind: 'stored'; id: string } | { kind: 'refused' | 'limited' | 'server' | 'timeout' | 'network' };

/** A form is given up after as long as calls of the apps are. */
const timeoutMs = 30_000;

/**
 * Sends the request for a chain. Never rejects.
 *
 * @param idempotencyKey the same for every try of one request: the API keeps it once
 */
export async function sendChainRequest(request: ChainRequest, idempotencyKey: string): Promise<ChainRequestOutcome> {
  try {
    const response = await fetch(publicConfig.apiUrl + createChainRequest.path, {
      method: createChainRequest.method,
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return { kind: 'limited' };
    if (response.status >= 500) return { kind: 'server' };
    const stored = createChainRequest.replies[201].safeParse(response.ok ? await response.json() : undefined);
    return stored.success ? { kind: 'stored', id: stored.data.id } : { kind: 'refused' };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}
