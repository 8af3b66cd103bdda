import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { invite } from '../../invitations/invite.ts';

/** Nobody becomes a member without accepting: the call of the specification stores an invitation. */
export const addMember = defineRoute(contract.addMember, ({ params: { projectId }, body, userId, role }, services) =>
  invite({ projectId, body, userId, role, action: contract.addMember.access }, services),
);
