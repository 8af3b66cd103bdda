import { siteUrl } from '@onepoint/site-config';

/** Puts the gateway's own address where articles write `https://YOUR_HOST`, over WebSocket too. The key stays a placeholder. */
export function fillAddresses(text: string): string {
  const origin = siteUrl();
  return text.replaceAll('https://YOUR_HOST', origin).replaceAll('wss://YOUR_HOST', origin.replace(/^http/, 'ws'));
}
