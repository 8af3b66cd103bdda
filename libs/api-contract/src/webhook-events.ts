import * as z from 'zod/mini';
import { auditChangeSchema } from './schemas/audit-entry.ts';
import { centsSchema, instantSchema } from './schemas/primitives.ts';

// Payloads identify people only by id, because we can't erase names of deleted accounts at the receivers.

const projectSchema = z.object({ id: z.string(), name: z.string() });

/** Who made a change, as in the audit log: a user, an API token, or both. Both are null for changes by the service. */
const actorSchema = z.object({ userId: z.nullable(z.string()), tokenId: z.nullable(z.string()) });

/** A change that is also in the audit log. `action` is one of `auditActions`. */
const changeShape = { project: projectSchema, actor: actorSchema, action: z.string(), changes: z.array(auditChangeSchema) };

const apiKeyDataSchema = z.object({ ...changeShape, apiKey: z.object({ id: z.string(), name: z.string() }) });
/** `userId` is null for entries from before it was stored. */
const memberDataSchema = z.object({ ...changeShape, member: z.object({ id: z.string(), userId: z.nullable(z.string()) }) });
/** `userId` is null for an invitation by email. */
const invitationDataSchema = z.object({ ...changeShape, invitation: z.object({ id: z.string(), userId: z.nullable(z.string()) }) });
const billingDataSchema = z.object(changeShape);

/** Amounts in cents. */
const paymentDataSchema = z.object({
  project: projectSchema,
  payment: z.object({
    id: z.string(),
    type: z.string(),
    status: z.string(),
    amount: centsSchema,
    received: centsSchema,
    credited: centsSchema,
    fee: centsSchema,
  }),
});

/** `amount` is the limit and `spent` this month's spend, both in cents. */
const limitDataSchema = z.object({
  project: projectSchema,
  limit: z.object({ amount: centsSchema, spent: centsSchema, percent: z.int() }),
});

/** `daysLeft` is in whole days, at the recent daily pace. `amount` and `pacePerDay` are in cents. */
const balanceDataSchema = z.object({
  project: projectSchema,
  balance: z.object({ amount: centsSchema, pacePerDay: centsSchema, daysLeft: z.int() }),
});

const alertDataSchema = z.object({
  project: projectSchema,
  alert: z.object({
    id: z.string(),
    kind: z.string(),
    threshold: z.int(),
    value: z.int(),
    limit: z.nullable(centsSchema),
    raisedAt: instantSchema,
    resolvedAt: z.nullable(instantSchema),
  }),
});

/** Data of each event that webhooks can subscribe to, in the order of the documentation. */
export const webhookEventDataSchemas = {
  'payment.credited': paymentDataSchema,
  'payment.canceled': paymentDataSchema,
  'plan.changed': billingDataSchema,
  'package.changed': billingDataSchema,
  'limit.approached': limitDataSchema,
  'limit.reached': limitDataSchema,
  'balance.low': balanceDataSchema,
  'alert.raised': alertDataSchema,
  'alert.resolved': alertDataSchema,
  'apiKey.created': apiKeyDataSchema,
  'apiKey.changed': apiKeyDataSchema,
  'apiKey.rotated': apiKeyDataSchema,
  'apiKey.deleted': apiKeyDataSchema,
  'member.invited': invitationDataSchema,
  'member.joined': memberDataSchema,
  'member.roleChanged': memberDataSchema,
  'member.removed': memberDataSchema,
} as const;

export type WebhookEvent = keyof typeof webhookEventDataSchemas;

export const webhookEvents = Object.keys(webhookEventDataSchemas) as [WebhookEvent, ...WebhookEvent[]];

/** Events by topic, as forms and the documentation list them. */
export const webhookEventGroups = {
  payment: ['payment.credited', 'payment.canceled'],
  plan: ['plan.changed', 'package.changed'],
  limit: ['limit.approached', 'limit.reached', 'balance.low', 'alert.raised', 'alert.resolved'],
  key: ['apiKey.created', 'apiKey.changed', 'apiKey.rotated', 'apiKey.deleted'],
  member: ['member.invited', 'member.joined', 'member.roleChanged', 'member.removed'],
} as const satisfies Record<string, readonly WebhookEvent[]>;

export type WebhookEventGroup = keyof typeof webhookEventGroups;

/** Sent by **Send test event**. Every webhook gets it. */
export const testEvent = 'test';

export const testEventDataSchema = z.object({ project: projectSchema });

/** When each event is sent. Shown in the documentation and the OpenAPI document. */
export const webhookEventSummaries: Readonly<Record<WebhookEvent | typeof testEvent, string>> = {
  'payment.credited': 'A payment was added to the balance',
  'payment.canceled': 'A payment was canceled or expired before you paid',
  'plan.changed': 'The plan changed, or a change was scheduled or canceled',
  'package.changed': 'You bought, changed, or canceled add-ons',
  'limit.approached': 'This month’s usage reached a percentage of the spend limit below 100%',
  'limit.reached': 'This month’s usage reached the spend limit, so paid requests are rejected',
  'balance.low': 'The balance runs out in 7 or 2 days, or already has',
  'alert.raised': 'A threshold that you set was crossed',
  'alert.resolved': 'The value recovered, or you changed the threshold',
  'apiKey.created': 'An API key was created',
  'apiKey.changed': 'An API key was renamed, paused, or resumed, or its allowlists or limits changed',
  'apiKey.rotated': 'The secret of an API key was rotated',
  'apiKey.deleted': 'An API key was deleted',
  'member.invited': 'Someone was invited to the project',
  'member.joined': 'Someone joined the project',
  'member.roleChanged': 'The role of a member changed',
  'member.removed': 'A member left or was removed',
  test: 'You sent a test event',
};

/** Body of a delivery. `data` depends on the event. */
export function webhookPayloadSchema(event: WebhookEvent | typeof testEvent) {
  const data: z.ZodMiniType = event === testEvent ? testEventDataSchema : webhookEventDataSchemas[event];
  return z.object({ id: z.string(), event: z.literal(event), createdAt: instantSchema, data });
}

export type NewWebhookEvent = {
  [Event in WebhookEvent]: { event: Event; data: Omit<z.infer<(typeof webhookEventDataSchemas)[Event]>, 'project'> };
}[WebhookEvent];
