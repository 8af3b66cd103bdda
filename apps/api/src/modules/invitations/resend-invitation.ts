import { contract } from '@onepoint/api-contract';
import { defaultEmailLanguage } from '@onepoint/emails';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { assertMayAssign } from '../members/members.rules.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { auditViewer, memberViewer } from '../users/public-user.ts';
import { invitationEntry, toInvitation } from './invitations.mapping.ts';
import { assertNotTooMany, enqueueInvitation, invitationMs, tooSoon } from './invite.ts';

/** Minimum time between two emails for an invitation. Most emails arrive sooner. */
export const resendPauseMs = 5 * 60_000;

/** Extends the invitation by thirty days. The new link replaces the previous one. */
export const resendInvitation = defineRoute(
  contract.resendInvitation,
  async ({ params: { projectId, invitationId: id }, userId, role }, services) => {
    const { orm, users, projects, invitations, audit, emails, now } = services;
    const invitation = await orm.transaction(async (transaction) => {
      const caller = await authorizeLocked(transaction, projects, { action: contract.resendInvitation.access, projectId, userId });
      const at = now();
      const open = await invitations.findOpen(transaction, projectId, { id }, at);
      if (open === null) throw new ApiError('INVITATION_NOT_FOUND');
      assertMayAssign(caller.role, open.role);
      const waitMs = open.sentAt.getTime() + resendPauseMs - at.getTime();
      if (waitMs > 0) throw tooSoon(waitMs);
      const { email, userId: invitedId, invitedBy } = open;
      const target = email === null ? { email, userId: invitedId ?? '' } : { email, userId: null };
      await assertNotTooMany(transaction, services, { projectId, target, userId, at });
      const row = await invitations.resend(transaction, id, { sentAt: at, expiresAt: new Date(at.getTime() + invitationMs) });
      await audit.add(transaction, invitationEntry('invitation.resend', userId, row));
      const inviter = (await users.listPublicUsers([invitedBy], auditViewer)).get(invitedBy)?.displayName ?? invitedBy;
      await enqueueInvitation(transaction, row, {
        inviter,
        language: (await emails.repository.findLanguage(invitedBy)) ?? defaultEmailLanguage,
      });
      return row;
    });
    const { invitedBy } = invitation;
    return toInvitation(invitation, await users.listPublicUsers([invitedBy], memberViewer(userId, role)), 'pending');
  },
);
