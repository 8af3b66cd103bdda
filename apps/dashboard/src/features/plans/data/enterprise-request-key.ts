import { createIdempotencyKey, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';

/**
 * The idempotency key of a request for the Enterprise plan: made of its text, so that every try of one text has the same one, after a reload and in
 * another tab as well. The API keeps it for a day; the same text within it is the same request. A page that has come over HTTP cannot make it, and each
 * try there has a key of its own.
 */
export async function enterpriseRequestKey({ email, projectLink, message }: CreateEnterpriseRequestParameters): Promise<string> {
  if (!('subtle' in crypto)) return createIdempotencyKey();
  const text = new TextEncoder().encode(JSON.stringify([email, projectLink, message]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `enterprise-${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
