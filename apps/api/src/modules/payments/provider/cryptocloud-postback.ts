import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { toInvoiceId } from './cryptocloud-invoices.ts';

const headerSchema = z.object({ alg: z.literal('HS256') });
const claimsSchema = z.object({ id: z.string().min(1), exp: z.number() });

/**
 * Verifies a postback's token (JWT, HS256 with the project's secret, valid for five minutes) and returns its invoice. Source:
 * https://docs.cryptocloud.plus/en/api-reference-v2/postback
 *
 * @returns null if the token is malformed, has the wrong signature, or has expired
 */
export function verifyPostbackToken(token: string, secret: string, now: Date): string | null {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = claimsSchema.safeParse(readPart(payload)).data;
  if (!headerSchema.safeParse(readPart(header)).success || claims === undefined) return null;
  return claims.exp * 1000 > now.getTime() ? claims.id : null;
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

const postbackSchema = z.object({ invoice_id: z.string().min(1), token: z.string() });

/** The postback's invoice. Null unless its token is valid and signed for the same invoice. */
export function readPostback(body: unknown, secret: string, now: Date): string | null {
  const postback = postbackSchema.safeParse(body).data;
  const signedFor = postback === undefined ? null : verifyPostbackToken(postback.token, secret, now);
  if (postback === undefined || signedFor === null) return null;
  const invoiceId = toInvoiceId(postback.invoice_id);
  return toInvoiceId(signedFor) === invoiceId ? invoiceId : null;
}
