import * as z from 'zod/mini';
import { instantSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

/** What is written down. Replies carry actions as plain strings: an unknown one is shown as it is. */
export const auditActions = [
  'project.create',
  'project.rename',
  'project.delete',
  'project.changeSpendLimit',
  'project.changeAlerts',
  'project.receiveBalance',
  'webhook.set',
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

/** A field that changed, by its name on the wire. `before` is null where there was nothing, `after` where nothing is left. */
export const auditChangeSchema = z.object({ field: z.string(), before: auditValueSchema, after: auditValueSchema });

export type AuditChange = z.infer<typeof auditChangeSchema>;

/** Something that was changed in a project: by whom, what, when. Entries are never removed, and never changed but for the names of deleted users. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** One of `auditActions`, or one that this version does not know. */
  action: z.string(),
  /** Null where the service itself did it, as the renewal of a plan. */
  actor: z.nullable(publicUserSchema),
  /** What it was done to, under the name that it had then; empty where it was a person who has deleted their account. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  changes: z.array(auditChangeSchema),
  createdAt: instantSchema,
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
