import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { verifiedEmailsOf } from '../../invitations/verified-emails-of.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { toPublicUser } from '../../users/to-public-user.ts';
import { assertMayAssign } from '../assert-may-assign.ts';
import { memberEntry } from '../member-entry.ts';
import { membersMax } from '../members-max.ts';
import { toMember } from '../to-member.ts';

export const addMember = defineRoute(
  contract.addMember,
  async ({ params: { projectId }, body, userId, role }, { orm, users, projects, members, invitations, audit, now }) => {
    assertMayAssign(role, body.role);
    const user = 'email' in body ? await users.findByEmail(body.email) : await users.getUser(body.userId);
    if (user === null) throw new ApiError('USER_NOT_FOUND');
    const publicUser = toPublicUser(user.id, user);
    const member = await orm.transaction(async (transaction) => {
      // The identity service was asked meanwhile.
      const caller = await authoriseLocked(transaction, projects, { action: contract.addMember.access, projectId, userId });
      assertMayAssign(caller.role, body.role);
      if ((await members.findOfUser(transaction, projectId, user.id)) !== null) throw new ApiError('MEMBER_EXISTS');
      if ((await members.count(transaction, projectId)) >= membersMax) {
        throw new ApiError('LIMIT_REACHED', { details: { limit: membersMax } });
      }
      const row = await members.add(transaction, { projectId, userId: user.id, role: body.role });
      // Who is in waits no longer.
      await invitations.settle(transaction, projectId, verifiedEmailsOf(user), { acceptedBy: user.id, acceptedAt: now() });
      const change = { name: publicUser.displayName, before: null, after: row.role };
      await audit.add(transaction, memberEntry('member.add', userId, row, change));
      return row;
    });
    return toMember(member, new Map([[user.id, publicUser]]));
  },
);
