import type { IncomingMessage } from 'node:http';
import { ClerkError } from '../errors/clerk-error.ts';

/**
 * Refuses changes asked for by other sites: browsers name the page's origin on every request that is not a plain read.
 *
 * @throws {ClerkError} `origin_invalid`
 */
export function assertSameOrigin(request: IncomingMessage, publicOrigin: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.headers.origin !== publicOrigin) throw new ClerkError('origin_invalid');
}
