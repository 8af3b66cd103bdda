import { responseBodyCharsMax } from '@onepoint/api-contract';
import { createPublicConnector, isPublicHost } from '@onepoint/rpc-nodes';
import { createHmac } from 'node:crypto';
import { Agent, request, type Dispatcher } from 'undici';

interface WebhookAttempt {
  url: string;
  /** The current secret, and the previous one while it is valid. */
  secrets: readonly string[];
  id: string;
  payload: Record<string, unknown>;
}

export interface WebhookOutcome {
  isDelivered: boolean;
  status: number | null;
  error: string | null;
  latencyMs: number | null;
  /** Null if nothing was sent. */
  requestHeaders: Record<string, string> | null;
  responseBody: string | null;
}

export interface WebhookSender {
  /** Never throws. */
  send(attempt: WebhookAttempt): Promise<WebhookOutcome>;
  close(): Promise<void>;
}

interface CreateWebhookSenderParameters {
  timeoutMs: number;
  /** Whether receivers can use http and private addresses, as on a developer's machine. */
  arePrivateAddressesAllowed: boolean;
  now: () => Date;
}

/**
 * Sends events over its own connections, which follow no redirects and only connect to public addresses. The address check uses the same DNS lookup
 * as the connection, so a receiver cannot change its address in between. Only the response's status decides the outcome; the beginning of the body is
 * kept for the delivery log.
 */
export function createWebhookSender({ timeoutMs, arePrivateAddressesAllowed, now }: CreateWebhookSenderParameters): WebhookSender {
  const agent = new Agent({
    connect: arePrivateAddressesAllowed ? { timeout: timeoutMs } : createPublicConnector({ timeoutMs }),
    allowH2: false,
  });
  const notSent = { isDelivered: false, status: null, latencyMs: null, responseBody: null };
  return {
    send: async ({ url: address, secrets, id, payload }) => {
      const url = URL.parse(address);
      if (!arePrivateAddressesAllowed && (url === null || url.protocol !== 'https:' || !isPublicHost(url))) {
        return { ...notSent, error: 'PRIVATE_ADDRESS', requestHeaders: null };
      }
      const body = JSON.stringify(payload);
      const requestHeaders = {
        'content-type': 'application/json',
        'user-agent': 'onepoint-webhook',
        ...signWebhook({ secrets, id, timestampSecs: Math.floor(now().getTime() / 1_000), body }),
      };
      const startMs = performance.now();
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const reply = await request(address, { method: 'POST', headers: requestHeaders, body, dispatcher: agent, signal });
        const latencyMs = Math.round(performance.now() - startMs);
        const { statusCode: status } = reply;
        const responseBody = await readBeginning(reply.body);
        return { isDelivered: status >= 200 && status < 300, status, error: null, latencyMs, requestHeaders, responseBody };
      } catch (error) {
        return { ...notSent, error: codeOf(error), requestHeaders };
      }
    },
    close: () => agent.destroy(),
  };
}

const responseBytesMax = 16_384;

/** Reads the beginning of a response as text, and closes the connection if there is more. The status counts even if the body never ends. */
async function readBeginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > responseBytesMax) break;
    }
  } catch {
    // Keep what arrived before the connection broke.
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, responseBodyCharsMax).toWellFormed();
}

/** The message can contain addresses, so only the code is kept. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'FAILED';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED';
}

interface SignWebhookParameters {
  /** `whsec_` and the key in base64. */
  secrets: readonly string[];
  /** Event id, the same for each attempt. */
  id: string;
  /** Unix seconds of this attempt. */
  timestampSecs: number;
  body: string;
}

/**
 * Signature headers according to Standard Webhooks, version 1 (https://www.standardwebhooks.com): HMAC-SHA256 of id, time, and body, with one
 * signature per secret, separated by spaces.
 */
export function signWebhook({ secrets, id, timestampSecs, body }: SignWebhookParameters): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestampSecs}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestampSecs), 'webhook-signature': signatures.join(' ') };
}
