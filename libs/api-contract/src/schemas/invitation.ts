import * as z from 'zod/mini';
import { roleSchema } from '../roles/roles.ts';
import { emailSchema, instantSchema } from './primitives.ts';
import { publicUserSchema } from './user.ts';

/**
 * A membership that waits for whoever signs in with an e-mail address. It is stored, not sent: the inviter tells the person.
 * Only a verified address accepts it, and not after `expiresAt`.
 */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
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

export const createInvitationBodySchema = z.strictObject({ email: emailSchema, role: roleSchema });
