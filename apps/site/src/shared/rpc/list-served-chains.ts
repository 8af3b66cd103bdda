import { publicConfig } from '@onepoint/site-config';

/** Who waits for this measures nothing meanwhile: an API that says nothing for so long does not say. */
const timeoutMs = 3000;

/**
 * Slugs of the chains that this installation serves, as the API says; undefined where it does not say.
 *
 * @throws only when `signal` aborts
 */
export async function listServedChains(signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch(`${publicConfig.apiUrl}/v1/chains`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) return undefined;
    const chains: unknown = await response.json();
    if (!Array.isArray(chains)) return undefined;
    return chains.map((chain: { slug?: unknown } | null) => chain?.slug).filter((slug) => typeof slug === 'string');
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
