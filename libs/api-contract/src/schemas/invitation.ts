import * as z from 'zod/mini';
import { roleSchema } from '../roles/roles.ts';
import { emailSchema, idSchema, instantSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

/**
 * A membership that waits for a user, or for whoever signs in with an email address. It is stored, not sent: the inviter tells the person.
 * Only a verified address accepts it, and not after `expiresAt`.
 */
export const invitationSchema = z.object({
  id: z.string(),
  /** As the inviter named the person; the other one is null. */
  email: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  /** Role the member will have; unknown ones are shown as they are. */
  role: z.string(),
  invitedBy: publicUserSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
});

export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation as whoever is invited sees it: of the project, no more than its name. */
export const receivedInvitationSchema = z.extend(invitationSchema, { project: z.object({ id: z.string(), name: z.string() }) });

export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** Who is invited, by user id or by email address, and as what. */
export const inviteBodySchema = z.union([
  z.strictObject({ userId: idSchema, role: roleSchema }),
  z.strictObject({ email: emailSchema, role: roleSchema }),
]);

export type InviteBody = z.infer<typeof inviteBodySchema>;

/** What inviting somebody may answer. */
export const inviteErrors = [
  'SESSION_REQUIRED',
  'ROLE_FORBIDS',
  'PROJECT_NOT_FOUND',
  'USER_NOT_FOUND',
  'MEMBER_EXISTS',
  'INVITATION_EXISTS',
  'LIMIT_REACHED',
] as const;
