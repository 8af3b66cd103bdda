import { createHmac } from 'node:crypto';

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
