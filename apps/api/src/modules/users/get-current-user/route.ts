import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';

export const getCurrentUser = defineRoute(contract.getCurrentUser, ({ userId }, { users }) => users.getCurrentUser(userId));
