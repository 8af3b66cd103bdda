import { listChainHeads } from '@onepoint/api-contract/calls/chains';
import type { ChainHead } from '@onepoint/api-contract';
import { publicConfig } from '@onepoint/site-config';

/** As long as the interval between requests. */
const timeoutMs = 10_000;

/**
 * Loads the latest blocks of all chains from the API; undefined if it does not respond.
 *
 * @throws only when `signal` aborts
 */
export async function readChainHeads(signal: AbortSignal): Promise<readonly ChainHead[] | undefined> {
  try {
    const response = await fetch(publicConfig.apiUrl + listChainHeads.path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const heads = listChainHeads.replies[200].safeParse(response.ok ? await response.json() : undefined);
    return heads.data;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
