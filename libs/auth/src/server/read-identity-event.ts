import { verifyWebhook } from '@clerk/backend/webhooks';
import * as z from 'zod/mini';

/** Something that happened at the identity service. */
export interface IdentityEvent {
  /** `user.deleted`, `user.updated`, … */
  type: string;
  /** Whom it is about; null where the event says nothing that could be an id. */
  userId: string | null;
}

export interface ReadIdentityEventParameters {
  /** The request's headers, by their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body exactly as it came: it is what was signed. */
  body: string;
  /** `whsec_…` of the webhook endpoint. */
  signingSecret: string;
}

const signatureHeaders = ['svix-id', 'svix-timestamp', 'svix-signature'];
const eventSchema = z.object({ type: z.string() });
const userEventSchema = z.object({ data: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }) });

/** Reads a webhook of Clerk or of the embedded identity service; null unless it was signed with this secret in the last five minutes. */
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
