import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

/** Responses have plain strings, so that clients can show actions they don't know. */
export const auditActions = [
  'project.create',
  'project.rename',
  'project.delete',
  'project.changeSpendLimit',
  'project.changeAlerts',
  'project.changeBillingDetails',
  'project.receiveBalance',
  'webhook.set',
  'webhook.create',
  'webhook.change',
  'webhook.rotateSecret',
  'webhook.enable',
  'webhook.disable',
  'webhook.delete',
  'alert.acknowledge',
  'plan.change',
  'package.change',
  'payment.create',
  'payment.credit',
  'promoCode.activate',
  'member.add',
  'member.changeRole',
  'member.remove',
  'member.leave',
  'member.deleteAccount',
  'invitation.create',
  'invitation.resend',
  'invitation.revoke',
  'invitation.accept',
  'invitation.decline',
  'apiKey.create',
  'apiKey.rename',
  'apiKey.pause',
  'apiKey.resume',
  'apiKey.rotate',
  'apiKey.changeAllowLists',
  'apiKey.changeLimits',
  'apiKey.delete',
  'token.create',
  'token.revoke',
  'provider.create',
  'provider.change',
  'provider.pause',
  'provider.resume',
  'provider.delete',
  'partnership.apply',
  'partnership.decide',
] as const;

export type AuditAction = (typeof auditActions)[number];

const auditValueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** `field` is the name in the API. `before` is null for a new value, `after` for a removed one. */
export const auditChangeSchema = z.object({ field: z.string(), before: auditValueSchema, after: auditValueSchema });

export type AuditChange = z.infer<typeof auditChangeSchema>;

/** Entries are permanent, except that names of deleted users are cleared. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** One of `auditActions`, or an unknown one. */
  action: z.string(),
  /** Null for changes by the service, such as plan renewals. */
  actor: z.nullable(publicUserSchema),
  /** The API token that made the change, with its name at that time; null without one. Changes by project tokens have no actor. */
  token: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The changed object, with its name at that time. A deleted user's name is empty. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  changes: z.array(auditChangeSchema),
  createdAt: instantSchema,
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
