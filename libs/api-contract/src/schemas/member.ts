import * as z from 'zod/mini';
import { roleSchema } from '../roles.ts';
import { instantSchema, emailSchema, idSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

export const memberSchema = z.object({
  id: z.string(),
  userId: z.string(),
  role: z.string(),
  user: publicUserSchema,
  createdAt: instantSchema,
});

export type Member = z.infer<typeof memberSchema>;

const invitationShape = {
  id: z.string(),
  /** Either `email` or `userId` is null, depending on how the person was invited. */
  email: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  role: z.string(),
  invitedBy: publicUserSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
};

/**
 * An invitation for a user or an email address. The person gets an email with a link. Accepting it before `expiresAt` requires the verified address
 * or the link.
 */
export const invitationSchema = z.object({
  ...invitationShape,
  sentAt: instantSchema,
  /** State of the email: waiting, accepted by the mail server, or rejected. Null if unknown. */
  delivery: z.nullable(z.enum(['pending', 'sent', 'failed'])),
});

export type Invitation = z.infer<typeof invitationSchema>;

export const receivedInvitationSchema = z.object({ ...invitationShape, project: z.object({ id: z.string(), name: z.string() }) });

export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

export const inviteBodySchema = z.union([
  z.strictObject({ userId: idSchema, role: roleSchema }),
  z.strictObject({ email: emailSchema, role: roleSchema }),
]);

export type InviteBody = z.infer<typeof inviteBodySchema>;

export const inviteErrors = [
  'SESSION_REQUIRED',
  'ROLE_FORBIDS',
  'PROJECT_NOT_FOUND',
  'USER_NOT_FOUND',
  'MEMBER_EXISTS',
  'INVITATION_EXISTS',
  'LIMIT_REACHED',
] as const;
