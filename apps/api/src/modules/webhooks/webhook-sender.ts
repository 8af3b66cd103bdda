import { createPublicConnector, isPublicHost } from '@onepoint/rpc-nodes';
import { createHmac } from 'node:crypto';
import { Agent, request } from 'undici';

export interface WebhookAttempt {
  url: string;
  secret: string;
  /** The event's id. */
  id: string;
  payload: Record<string, unknown>;
}

/** How an attempt ended: what was answered, or why nothing was. */
export interface WebhookOutcome {
  isDelivered: boolean;
  status: number | null;
  error: string | null;
}

export interface WebhookSender {
  /** Posts an event. Never throws. */
  send(attempt: WebhookAttempt): Promise<WebhookOutcome>;
  close(): Promise<void>;
}

export interface CreateWebhookSenderParameters {
  timeoutMs: number;
  /** Whether receivers may stand in this network, and speak plain http: on a developer's machine. */
  arePrivateAddressesAllowed: boolean;
  now: () => Date;
}

/**
 * Sends by connections of its own, which follow no redirect and lead to public addresses alone: a name is judged by the very look-up that the
 * connection uses. Of the answer only the status is read.
 */
export function createWebhookSender({ timeoutMs, arePrivateAddressesAllowed, now }: CreateWebhookSenderParameters): WebhookSender {
  const agent = new Agent({
    connect: arePrivateAddressesAllowed ? { timeout: timeoutMs } : createPublicConnector({ timeoutMs }),
    allowH2: false,
  });
  const post = async ({ url, secret, id, payload }: WebhookAttempt): Promise<number> => {
    const body = JSON.stringify(payload);
    const timestampSecs = Math.floor(now().getTime() / 1_000);
    const reply = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'onepoint-webhook',
        ...signWebhook({ secret, id, timestampSecs, body }),
      },
      body,
      dispatcher: agent,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Ends the connection where more is sent than anybody wants to read.
    await reply.body.dump({ limit: 16_384 });
    return reply.statusCode;
  };
  return {
    send: async (attempt) => {
      const url = URL.parse(attempt.url);
      if (!arePrivateAddressesAllowed && (url === null || url.protocol !== 'https:' || !isPublicHost(url))) {
        return { isDelivered: false, status: null, error: 'PRIVATE_ADDRESS' };
      }
      try {
        const status = await post(attempt);
        return { isDelivered: status >= 200 && status < 300, status, error: null };
      } catch (error) {
        return { isDelivered: false, status: null, error: codeOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

/** A code as programs give it; texts of errors may carry addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'FAILED';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED';
}

export interface SignWebhookParameters {
  /** As it was shown: `whsec_` and the key in base64. */
  secret: string;
  /** The event's id, the same with each attempt. */
  id: string;
  /** Unix seconds of this attempt. */
  timestampSecs: number;
  body: string;
}

/**
 * Headers by which a receiver knows who sent this and when: HMAC-SHA256 over id, time and body, as the Standard Webhooks specification
 * (https://www.standardwebhooks.com, version 1) has it.
 */
export function signWebhook({ secret, id, timestampSecs, body }: SignWebhookParameters): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestampSecs}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestampSecs), 'webhook-signature': `v1,${signature}` };
}
