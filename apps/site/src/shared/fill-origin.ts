import { endpointUrl, placeholderOrigin, publicConfig, siteUrl } from '@onepoint/site-config';

const written = publicConfig.productionHost === '' ? placeholderOrigin : siteUrl();
const writtenSocket = written.replace(/^http/, 'ws');

/**
 * Replaces the gateway's address that the build wrote with the one that the reader's browser uses. The site's server has filled in its own address
 * already; a build for a production host may be served elsewhere too.
 */
export function fillOrigin(text: string, origin: string): string {
  const base = endpointUrl({ origin, chain: '' });
  return text.replaceAll(`${written}/rpc/`, base).replaceAll(`${writtenSocket}/rpc/`, base.replace(/^http/, 'ws'));
}
