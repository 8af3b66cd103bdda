import { alertRoutes } from './modules/alerts/index.ts';
import { apiKeyRoutes } from './modules/api-keys/index.ts';
import { auditEntryRoutes } from './modules/audit-entries/index.ts';
import { chainRoutes } from './modules/chains/index.ts';
import { invitationRoutes } from './modules/invitations/index.ts';
import { depositRoutes } from './modules/deposits/index.ts';
import { memberRoutes } from './modules/members/index.ts';
import { paymentRoutes } from './modules/payments/index.ts';
import { projectRoutes } from './modules/projects/index.ts';
import { promoCodeRoutes } from './modules/promo-codes/index.ts';
import { providerRoutes } from './modules/providers/index.ts';
import { referralRoutes } from './modules/referrals/index.ts';
import { requestRoutes } from './modules/requests/index.ts';
import { statisticsRoutes } from './modules/statistics/index.ts';
import { usageRoutes } from './modules/usage/index.ts';
import { userRoutes } from './modules/users/index.ts';
import { webhookRoutes } from './modules/webhooks/index.ts';
import type { Route } from './routing/define-route.ts';

/** Every call that this API answers. Calls of the contract that are not here do not exist yet: 404, and not in its OpenAPI document. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...projectRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...apiKeyRoutes,
  ...providerRoutes,
  ...statisticsRoutes,
  ...usageRoutes,
  ...chainRoutes,
  ...requestRoutes,
  ...promoCodeRoutes,
  ...paymentRoutes,
  ...depositRoutes,
  ...referralRoutes,
  ...auditEntryRoutes,
  ...alertRoutes,
  ...webhookRoutes,
];

/** Operation ids of `routes`. */
export const implementedOperations: readonly string[] = routes.map(({ call }) => call.operationId);
