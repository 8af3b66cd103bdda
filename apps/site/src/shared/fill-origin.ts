import { endpointUrl, siteUrl } from '@onepoint/site-config';

const written = siteUrl();
const writtenSocket = written.replace(/^http/, 'ws');

/**
 * Puts the gateway's address, as the reader's browser has it, where a text that was written by a build names the one that the build expects.
 * A build cannot know under which port or host it is served.
 */
export function fillOrigin(text: string, origin: string): string {
  const base = endpointUrl({ origin, chain: '' });
  return text.replaceAll(`${written}/rpc/`, base).replaceAll(`${writtenSocket}/rpc/`, base.replace(/^http/, 'ws'));
}
