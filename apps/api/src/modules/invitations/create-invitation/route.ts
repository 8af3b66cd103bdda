import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { invite } from '../invite.ts';

export const createInvitation = defineRoute(contract.createInvitation, ({ params: { projectId }, body, userId, role }, services) =>
  invite({ projectId, body, userId, role, action: contract.createInvitation.access }, services),
);
