import { hostKind } from '@onepoint/environment';
import type { Server } from 'node:http';

/** Headers of every response. Content security policies of documents also prohibit framing. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Two years. ADR 0040 explains why it includes subdomains and omits `preload`. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** Returns `Strict-Transport-Security`, or nothing if the origin is missing, http, a loopback host or an IP address. */
export function transportSecurityHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  const url = URL.parse(publicOrigin ?? '');
  if (url?.protocol !== 'https:') return {};
  const kind = hostKind(url.hostname);
  return kind === 'loopback' || kind === 'address' ? {} : { 'strict-transport-security': strictTransportSecurity };
}

/** Adds `transportSecurityHeaders` to every response of a server, including errors and redirects. */
export function enforceTransportSecurity(server: Server, publicOrigin: string | undefined): void {
  const headers = Object.entries(transportSecurityHeaders(publicOrigin));
  if (headers.length === 0) return;
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}
