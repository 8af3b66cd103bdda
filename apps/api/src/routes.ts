import { alertRoutes } from './modules/alerts/alerts.routes.ts';
import { apiKeyRoutes } from './modules/api-keys/api-keys.routes.ts';
import { listAuditEntries } from './modules/audit-entries/list-audit-entries.ts';
import { chainRoutes } from './modules/chains/chains.routes.ts';
import { billingDetailsRoutes } from './modules/billing-details/billing-details.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { checklistRoutes } from './modules/checklist/checklist.routes.ts';
import { emailRoutes } from './modules/emails/emails.routes.ts';
import { invitationRoutes } from './modules/invitations/invitations.routes.ts';
import { depositRoutes } from './modules/deposits/deposits.routes.ts';
import { loggedRequestRoutes } from './modules/logged-requests/logged-requests.routes.ts';
import { memberRoutes } from './modules/members/members.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { projectRoutes } from './modules/projects/projects.routes.ts';
import { activatePromocode } from './modules/promo-codes/activate-promocode.ts';
import { providerRoutes } from './modules/providers/providers.routes.ts';
import { referralRoutes } from './modules/referrals/referrals.routes.ts';
import { requestRoutes } from './modules/requests/requests.routes.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import { transactionRoutes } from './modules/transactions/transactions.routes.ts';
import { tokenRoutes } from './modules/tokens/tokens.routes.ts';
import { usageRoutes } from './modules/usage/usage.routes.ts';
import { userRoutes } from './modules/users/users.routes.ts';
import { webhookRoutes } from './modules/webhooks/webhooks.routes.ts';
import type { Route } from './routing/define-route.ts';

/** Every implemented call. A call of the contract that is missing here returns 404 and is left out of the OpenAPI document. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...projectRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...emailRoutes,
  ...checklistRoutes,
  ...apiKeyRoutes,
  ...tokenRoutes,
  ...providerRoutes,
  ...statisticsRoutes,
  ...usageRoutes,
  ...loggedRequestRoutes,
  ...chainRoutes,
  ...requestRoutes,
  activatePromocode,
  ...paymentRoutes,
  ...catalogueRoutes,
  ...depositRoutes,
  ...transactionRoutes,
  ...billingDetailsRoutes,
  ...referralRoutes,
  listAuditEntries,
  ...alertRoutes,
  ...webhookRoutes,
];

export const implementedOperations: readonly string[] = routes.map(({ call }) => call.operationId);
