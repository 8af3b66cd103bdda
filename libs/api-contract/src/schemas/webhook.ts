import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';

const hasCredentials = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.username !== '' || parsed.password !== '');
};

/** Where events are posted to. Whether it must be https and public is the API's to say: a sandbox delivers to this machine. */
export const webhookUrlSchema = z.url({ protocol: /^https?$/, abort: true }).check(
  z.maxLength(500),
  z.refine((url) => !hasCredentials(url) && !url.includes('#'), 'Must not have credentials or a fragment'),
);

/** Where a project's alerts are posted to. The secret that signs them is shown once, when it is set. */
export const webhookSchema = z.object({ url: z.string(), createdAt: instantSchema });

export type Webhook = z.infer<typeof webhookSchema>;

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;

/** One event and what became of it. Its id comes with each attempt, so that a receiver knows one that arrives twice. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** `alert.raised`, `alert.resolved` or `test`. */
  event: z.string(),
  /** One of `webhookDeliveryStatuses`, or one that this version does not know. */
  status: z.string(),
  attempts: z.int(),
  /** HTTP status of the last answer; null where there was none. */
  responseStatus: z.nullable(z.int()),
  /** Why there was no answer, or no good one, as a code: `ECONNREFUSED`, `PRIVATE_ADDRESS`. */
  error: z.nullable(z.string()),
  /** When it is tried again; null once it is not. */
  nextAttemptAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  settledAt: z.nullable(instantSchema),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The webhook, null where there is none, and its last deliveries, newest first. */
export const webhookStateSchema = z.object({ webhook: z.nullable(webhookSchema), deliveries: z.array(webhookDeliverySchema) });

export const setWebhookBodySchema = z.strictObject({ url: webhookUrlSchema });

/** The reply to setting it, the only one that carries the secret: `whsec_` and 32 bytes in base64, as Standard Webhooks has it. */
export const createdWebhookSchema = z.extend(webhookSchema, { secret: z.string() });

export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;
