import type { IncomingMessage } from 'node:http';

/** A name of this machine, at any port: nobody elsewhere can be led here by it. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Finds the origin that the answer to a request names. A configured origin always wins, so no `Host` header reaches a page or a cache. Without one, the
 * server is for this machine alone.
 *
 * @param publicOrigin `https://example.com`, if configured
 * @returns undefined for a host that is not served
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): string | undefined {
  const { host = '' } = headers;
  return publicOrigin ?? (loopbackHost.test(host) ? URL.parse(`http://${host}`)?.origin : undefined);
}
