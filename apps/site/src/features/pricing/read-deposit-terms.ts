import type { DepositTermsReply } from '@onepoint/api-contract';
import { getCatalogue } from '@onepoint/api-contract/calls/catalogue';
import { publicConfig } from '@onepoint/site-config';

const timeoutMs = 10_000;

/**
 * Loads the deposit terms from the API's catalogue; undefined if it doesn't respond.
 *
 * @throws only if `signal` aborts
 */
export async function readDepositTerms(signal: AbortSignal): Promise<DepositTermsReply | undefined> {
  try {
    const response = await fetch(publicConfig.apiUrl + getCatalogue.path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return getCatalogue.replies[200].safeParse(response.ok ? await response.json() : undefined).data?.deposits;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
