import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { assertMayAssign } from '../../members/assert-may-assign.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { invitationEntry } from '../invitation-entry.ts';
import { invitationDays, invitationsMax } from '../invitation-terms.ts';
import { toInvitation } from '../to-invitation.ts';

const dayMs = 86_400_000;

export const createInvitation = defineRoute(
  contract.createInvitation,
  async ({ params: { projectId }, body, userId, role }, { orm, users, projects, members, invitations, audit, now }) => {
    assertMayAssign(role, body.role);
    const email = body.email.toLowerCase();
    const user = await users.findByEmail(email);
    const createdAt = now();
    const invitation = await orm.transaction(async (transaction) => {
      // The identity service was asked meanwhile.
      const caller = await authoriseLocked(transaction, projects, { action: contract.createInvitation.access, projectId, userId });
      assertMayAssign(caller.role, body.role);
      if (user !== null && (await members.findOfUser(transaction, projectId, user.id)) !== null) throw new ApiError('MEMBER_EXISTS');
      if ((await invitations.findOpen(transaction, projectId, { email }, createdAt)) !== null) throw new ApiError('INVITATION_EXISTS');
      if ((await invitations.countOpen(transaction, projectId, createdAt)) >= invitationsMax) {
        throw new ApiError('LIMIT_REACHED', { details: { limit: invitationsMax } });
      }
      const expiresAt = new Date(createdAt.getTime() + invitationDays * dayMs);
      const row = await invitations.create(transaction, { projectId, email, role: body.role, invitedBy: userId, createdAt, expiresAt });
      await audit.add(transaction, invitationEntry('invitation.create', userId, row));
      return row;
    });
    return toInvitation(invitation, await users.listPublicUsers([userId]));
  },
);
