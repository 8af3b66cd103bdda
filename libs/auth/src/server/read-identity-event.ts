import { verifyWebhook } from '@clerk/backend/webhooks';
import * as z from 'zod/mini';

/** The browser a user signed in with. */
export interface SignIn {
  /** The identity service's ID of the browser. It is stored in a cookie, so clearing cookies changes it. */
  clientId: string;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface IdentityEvent {
  /** Such as `user.deleted`. */
  type: string;
  /** Null if the event has no valid user id. */
  userId: string | null;
  /** Null unless the event is a new session. */
  signIn: SignIn | null;
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
const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
const eventSchema = z.object({ type: z.string() });
const userEventSchema = z.object({ data: z.object({ id: idSchema }) });
const sessionEventSchema = z.object({
  type: z.literal('session.created'),
  data: z.object({ user_id: idSchema, client_id: idSchema }),
  event_attributes: z.optional(
    z.object({ http_request: z.optional(z.object({ client_ip: z.nullish(z.string()), user_agent: z.nullish(z.string()) })) }),
  ),
});

/** Reads a webhook of Clerk or the embedded identity service. Returns null unless it was signed with this secret in the last five minutes. */
export async function readIdentityEvent({ headers, body, signingSecret }: ReadIdentityEventParameters): Promise<IdentityEvent | null> {
  const signed = new Headers();
  for (const name of signatureHeaders) {
    const value = headers[name];
    if (typeof value === 'string') signed.set(name, value);
  }
  try {
    const request = new Request('https://webhook.invalid', { method: 'POST', headers: signed, body });
    await verifyWebhook(request, { signingSecret });
    return parseEvent(JSON.parse(body));
  } catch {
    return null;
  }
}

function parseEvent(event: unknown): IdentityEvent {
  const session = sessionEventSchema.safeParse(event);
  if (session.success) {
    const { type, data, event_attributes: attributes } = session.data;
    const { client_ip: ipAddress = null, user_agent: userAgent = null } = attributes?.http_request ?? {};
    return { type, userId: data.user_id, signIn: { clientId: data.client_id, ipAddress, userAgent } };
  }
  const about = userEventSchema.safeParse(event);
  return { type: eventSchema.parse(event).type, userId: about.success ? about.data.data.id : null, signIn: null };
}
