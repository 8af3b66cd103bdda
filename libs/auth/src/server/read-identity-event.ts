import { verifyWebhook } from '@clerk/backend/webhooks';
import * as z from 'zod/mini';

export interface IdentityEvent {
  /** Such as `user.deleted`. */
  type: string;
  /** Null if the event has no valid user id. */
  userId: string | null;
}

interface ReadIdentityEventParameters {
  /** Request headers with lower-case names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The unchanged request body, which the signature covers. */
  body: string;
  /** Signing secret of the webhook endpoint, `whsec_…`. */
  signingSecret: string;
}

const signatureHeaders = ['svix-id', 'svix-timestamp', 'svix-signature'];
const eventSchema = z.object({ type: z.string() });
const userEventSchema = z.object({ data: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }) });

/** Reads a webhook of Clerk or the embedded identity service. Returns null unless it was signed with this secret in the last five minutes. */
export async function readIdentityEvent({ headers, body, signingSecret }: ReadIdentityEventParameters): Promise<IdentityEvent | null> {
  const signed = new Headers();
  for (const name of signatureHeaders) {
    const value = headers[name];
    if (typeof value === 'string') signed.set(name, value);
  }
  try {
    const request = new Request('https://webhook.invalid', { method: 'POST', headers: signed, body });
    const event = await verifyWebhook(request, { signingSecret });
    const about = userEventSchema.safeParse(event);
    return { type: eventSchema.parse(event).type, userId: about.success ? about.data.data.id : null };
  } catch {
    return null;
  }
}
