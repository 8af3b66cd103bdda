import { endpointUrl, siteUrl } from '@onepoint/site-config';

/**
 * Puts the gateway's own address where articles write `https://YOUR_HOST/rpc`, over WebSocket too. The key stays a placeholder.
 *
 * @param base of every endpoint; where the gateway has no address of its own it is on the site's, and browsers put theirs (`fillOrigin`)
 */
export function fillAddresses(text: string, base = endpointUrl({ origin: siteUrl(), chain: '' })): string {
  return text.replaceAll('https://YOUR_HOST/rpc/', base).replaceAll('wss://YOUR_HOST/rpc/', base.replace(/^http/, 'ws'));
}
