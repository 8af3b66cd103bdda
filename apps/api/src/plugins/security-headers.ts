import { transportSecurityHeaders } from '@onepoint/document-host';
import type { FastifyReply } from 'fastify';

/** For JSON, which no browser should ever render, sniff, frame or keep. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Sets what a reply has not set otherwise. */
export type SetSecurityHeaders = (reply: FastifyReply) => void;

/** For replies of a product at this origin. */
export function createSecurityHeaders(publicOrigin: string): SetSecurityHeaders {
  const all = Object.entries({ ...headers, ...transportSecurityHeaders(publicOrigin) });
  return (reply) => {
    for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value);
  };
}
