import * as z from 'zod/mini';
import { optionalEmailTypes, projectEmailTypes } from '../email-types.ts';
import { instantSchema } from './primitives.ts';

/** Token of a link in an email: its subject and a signature. */
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(500));

export const emailLinkBodySchema = z.strictObject({ token: tokenSchema });

export const invitationLinkSchema = z.object({
  project: z.object({ name: z.string() }),
  inviter: z.string(),
  role: z.string(),
  expiresAt: instantSchema,
});

export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export const emailPreferenceSchema = z.object({
  type: z.enum(projectEmailTypes),
  isEnabled: z.boolean(),
  isEssential: z.boolean(),
});

export type EmailPreference = z.infer<typeof emailPreferenceSchema>;

/** Omitted types don't change. */
export const updateEmailPreferencesBodySchema = z.strictObject({
  lowBalance: z.optional(z.boolean()),
  spendLimit: z.optional(z.boolean()),
  webhookFailed: z.optional(z.boolean()),
  memberChanges: z.optional(z.boolean()),
});

export const unsubscribedSchema = z.object({ type: z.enum(optionalEmailTypes), project: z.object({ id: z.string(), name: z.string() }) });

export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
