import type { Server } from 'node:http';
import { hostKind } from '@onepoint/environment';

/** Two years, as browsers' own lists ask for. Why with subdomains and without `preload`: ADR 0040. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * `Strict-Transport-Security` for a product at this origin; no header where the origin is http, this machine or an IP address, or is not known.
 * A browser that has seen it once never asks over http again.
 */
export function transportSecurityHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  const url = URL.parse(publicOrigin ?? '');
  if (url?.protocol !== 'https:') return {};
  const kind = hostKind(url.hostname);
  return kind === 'loopback' || kind === 'address' ? {} : { 'strict-transport-security': strictTransportSecurity };
}

/** Sends the headers of `transportSecurityHeaders` on every response of a server, errors and redirects included. */
export function enforceTransportSecurity(server: Server, publicOrigin: string | undefined): void {
  const headers = Object.entries(transportSecurityHeaders(publicOrigin));
  if (headers.length === 0) return;
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}
