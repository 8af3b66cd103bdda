import type { ReadPageData } from '../src/server/page-data/page-data-source.ts';
import type { RenderedSite } from './rendered-site.ts';

const timeoutMs = 5000;

/** An address as it was set, without trailing slashes; unset and empty are one. */
const addressIn = (value: string | undefined): string | undefined => value?.replace(/\/+$/, '') || undefined;

/**
 * What pages are rendered from where the site's server does not run: in a build and in development. Services are asked where
 * `SITE_API_URL` and `SITE_GATEWAY_URL` say that they are; otherwise pages are rendered without their data.
 */
export function buildPageData(
  site: Pick<RenderedSite, 'createPageDataServices' | 'createPageDataStore'>,
  environment: Readonly<Record<string, string | undefined>>,
): ReadPageData {
  const services = site.createPageDataServices({
    apiUrl: addressIn(environment['SITE_API_URL']),
    gatewayUrl: addressIn(environment['SITE_GATEWAY_URL']),
    timeoutMs,
  });
  return site.createPageDataStore({ services, onFailure: () => undefined });
}
