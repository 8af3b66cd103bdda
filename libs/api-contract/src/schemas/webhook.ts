import * as z from 'zod/mini';
import { webhookEvents } from '../webhook-events.ts';
import { rotationGraceSecondsMax } from './api-key.ts';
import { idSchema, instantSchema, lineSchema, pageQueryShape, projectParamsSchema } from './primitives.ts';

/** Per project. */
export const webhooksMax = 10;

const hasCredentials = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.username !== '' || parsed.password !== '');
};

/** The API checks whether the URL must be https and public, because a sandbox delivers to localhost. */
export const webhookUrlSchema = z.url({ protocol: /^https?$/, abort: true }).check(
  z.maxLength(500),
  z.refine((url) => !hasCredentials(url) && !url.includes('#'), 'Must not have credentials or a fragment'),
);

/** Leaves out the signing secret, which is shown once. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  /** Some of `webhookEvents`, or unknown ones. Null for all events, including ones added later. */
  events: z.nullable(z.array(z.string())),
  isEnabled: z.boolean(),
  /** When it was disabled after repeated failures; null otherwise. */
  autoDisabledAt: z.nullable(instantSchema),
  /** When deliveries started to fail; null if the last attempt succeeded. */
  failingSince: z.nullable(instantSchema),
  /** Deliveries are also signed with the previous secret until then; null after that. */
  previousSecretEndsAt: z.nullable(instantSchema),
  createdAt: instantSchema,
});

export type Webhook = z.infer<typeof webhookSchema>;

/**
 * Response to adding a webhook or rotating its secret. No other response contains the secret: `whsec_` and 32 bytes in base64 (Standard Webhooks).
 */
export const createdWebhookSchema = z.extend(webhookSchema, { secret: z.string() });

export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;

export const webhookDescriptionSchema = lineSchema(200);

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const eventsSchema = z.nullable(
  z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length), z.refine(isUnique, 'Must not repeat an event')),
);

export const createWebhookBodySchema = z.strictObject({
  url: webhookUrlSchema,
  description: z._default(webhookDescriptionSchema, ''),
  events: z._default(eventsSchema, null),
});

/** Omitted fields don't change. */
export const updateWebhookBodySchema = z
  .strictObject({
    url: z.optional(webhookUrlSchema),
    description: z.optional(webhookDescriptionSchema),
    events: z.optional(eventsSchema),
    isEnabled: z.optional(z.boolean()),
  })
  .check(z.refine((body) => Object.keys(body).length > 0, 'Must change something'));

/** Deliveries are signed with both secrets during `gracePeriodInSecs`. */
export const rotateWebhookSecretBodySchema = z.strictObject({
  gracePeriodInSecs: z.int().check(z.minimum(0), z.maximum(rotationGraceSecondsMax)),
});

export const webhookParamsSchema = z.extend(projectParamsSchema, { webhookId: idSchema });

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;

export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** Fields about a response refer to the last attempt. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** The same for every webhook, attempt, and redelivery of an event, so that receivers can deduplicate. */
  eventId: z.string(),
  /** One of `webhookEvents`, `test`, or an unknown one. */
  event: z.string(),
  /** One of `webhookDeliveryStatuses`, or an unknown one. */
  status: z.string(),
  attempts: z.int(),
  /** HTTP status of the last response; null without one. */
  responseStatus: z.nullable(z.int()),
  /** Error code of the last attempt: `ECONNREFUSED`, `PRIVATE_ADDRESS`. */
  error: z.nullable(z.string()),
  /** Milliseconds until the response; null without one. */
  latencyMs: z.nullable(z.int()),
  /** The delivery that this one repeats; null for the first. */
  redeliveryOf: z.nullable(z.string()),
  /** Next attempt; null when settled. */
  nextAttemptAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  settledAt: z.nullable(instantSchema),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveryDetailsSchema = z.extend(webhookDeliverySchema, {
  requestBody: z.string(),
  /** Headers of the last attempt; null before it. */
  requestHeaders: z.nullable(z.record(z.string(), z.string())),
  /** At most `responseBodyCharsMax` characters; null without a response. */
  responseBody: z.nullable(z.string()),
});

export type WebhookDeliveryDetails = z.infer<typeof webhookDeliveryDetailsSchema>;

/** Longer responses are cut off when stored. */
export const responseBodyCharsMax = 2_000;

/** Settled deliveries are deleted after this. */
export const deliveryDaysKept = 30;

export const webhookDeliveriesQuerySchema = z.strictObject({
  ...pageQueryShape,
  status: z.optional(z.enum(webhookDeliveryStatuses)),
  event: z.optional(z.enum([...webhookEvents, 'test'])),
});

export const webhookDeliveryParamsSchema = z.extend(webhookParamsSchema, { deliveryId: idSchema });
