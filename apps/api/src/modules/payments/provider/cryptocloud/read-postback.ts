import { z } from 'zod';
import { toInvoiceId } from './invoice-id.ts';
import { verifyPostbackToken } from './verify-postback-token.ts';

const postbackSchema = z.object({ invoice_id: z.string().min(1), token: z.string() });

/** The invoice that a postback is about: the one its token was signed for, which has to be the one it names. Null for anything else. */
export function readPostback(body: unknown, secret: string, now: Date): string | null {
  const postback = postbackSchema.safeParse(body).data;
  const signedFor = postback === undefined ? null : verifyPostbackToken(postback.token, secret, now);
  if (postback === undefined || signedFor === null) return null;
  const invoiceId = toInvoiceId(postback.invoice_id);
  return toInvoiceId(signedFor) === invoiceId ? invoiceId : null;
}
