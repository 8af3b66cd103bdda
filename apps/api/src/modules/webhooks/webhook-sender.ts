import { createPublicConnector, isPublicHost } from '@onepoint/rpc-nodes';
import { createHmac } from 'node:crypto';
import { Agent, request } from 'undici';

interface WebhookAttempt {
  url: string;
  secret: string;
  /** Event id. */
  id: string;
  payload: Record<string, unknown>;
}

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

interface CreateWebhookSenderParameters {
  timeoutMs: number;
  /** Whether receivers may use http and private addresses, as on a developer's machine. */
  arePrivateAddressesAllowed: boolean;
  now: () => Date;
}

/**
 * Sends events over its own connections, which follow no redirects and connect to public addresses only: the check uses the same DNS lookup as the
 * connection. Only the status of the response is used.
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
    // Closes the connection if the response is longer.
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

/** Error code instead of the message, which may contain addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'FAILED';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED';
}

interface SignWebhookParameters {
  /** `whsec_` and the key in base64. */
  secret: string;
  /** Event id, the same for each attempt. */
  id: string;
  /** Unix seconds of this attempt. */
  timestampSecs: number;
  body: string;
}

/**
 * Signature headers by the Standard Webhooks specification, version 1 (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body.
 */
export function signWebhook({ secret, id, timestampSecs, body }: SignWebhookParameters): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestampSecs}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestampSecs), 'webhook-signature': `v1,${signature}` };
}
