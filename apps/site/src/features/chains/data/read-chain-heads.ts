import { listChainHeads } from '@onepoint/api-contract/calls/chains';
import type { ChainHead } from '@onepoint/api-contract';
import { publicConfig } from '@onepoint/site-config';

/** As often as heads are asked for. */
const timeoutMs = 10_000;

/**
 * How far the chains are, as the API says now; undefined where it says nothing.
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
