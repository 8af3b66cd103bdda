import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

const hasCredentials = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.username !== '' || parsed.password !== '');
};

/** Webhook URL. The API checks whether it must be https and public, because a sandbox delivers to localhost. */
export const webhookUrlSchema = z.url({ protocol: /^https?$/, abort: true }).check(
  z.maxLength(500),
  z.refine((url) => !hasCredentials(url) && !url.includes('#'), 'Must not have credentials or a fragment'),
);

/** Webhook of a project. Its signing secret is shown once, when it is set. */
export const webhookSchema = z.object({ url: z.string(), createdAt: instantSchema });

export type Webhook = z.infer<typeof webhookSchema>;

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** An event and its delivery status. Each attempt has the same id, so that receivers can deduplicate. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** `alert.raised`, `alert.resolved` or `test`. */
  event: z.string(),
  /** One of `webhookDeliveryStatuses`, or an unknown one. */
  status: z.string(),
  attempts: z.int(),
  /** HTTP status of the last response; null without one. */
  responseStatus: z.nullable(z.int()),
  /** Error code of the last attempt: `ECONNREFUSED`, `PRIVATE_ADDRESS`. */
  error: z.nullable(z.string()),
  /** Next attempt; null when settled. */
  nextAttemptAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  settledAt: z.nullable(instantSchema),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The webhook, if any, and its last deliveries, newest first. */
export const webhookStateSchema = z.object({ webhook: z.nullable(webhookSchema), deliveries: z.array(webhookDeliverySchema) });

export const setWebhookBodySchema = z.strictObject({ url: webhookUrlSchema });

/** Response to setting a webhook, the only one that contains the secret: `whsec_` and 32 bytes in base64 (Standard Webhooks). */
export const createdWebhookSchema = z.extend(webhookSchema, { secret: z.string() });

export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;
