import type { UserDirectory } from '@onepoint/auth/server';
import { createSecretBox, type Orm, type SecretKey } from '@onepoint/database';
import type { NodeChecker } from '@onepoint/rpc-nodes';
import { createAlertsRepository } from './modules/alerts/alerts.repository.ts';
import { createApiKeysRepository } from './modules/api-keys/api-keys.repository.ts';
import { createBillingDetailsRepository } from './modules/billing-details/billing-details.repository.ts';
import { createAuditEntriesRepository } from './modules/audit-entries/audit-entries.repository.ts';
import { createChainHeadsRepository } from './modules/chains/chains.repository.ts';
import { createChecklistRepository } from './modules/checklist/checklist.repository.ts';
import { listServedChains } from './modules/chains/chains.routes.ts';
import { createInvitationsRepository } from './modules/invitations/invitations.repository.ts';
import type { MailConfig } from './config/mail-env.ts';
import type { PaymentTerms } from './config/payment-env.ts';
import { createDepositAddressesRepository } from './modules/deposits/deposit-addresses.ts';
import { toPublicNetworks, type DepositConfig } from './modules/deposits/deposit-network.ts';
import { createEmailLinks } from './modules/emails/email-links.ts';
import { createEmailsRepository } from './modules/emails/emails.repository.ts';
import { createLoggedRequestsRepository } from './modules/logged-requests/logged-requests.repository.ts';
import { createMembersRepository } from './modules/members/members.repository.ts';
import { createPaymentsRepository } from './modules/payments/payments.repository.ts';
import { createPayments } from './modules/payments/payments.ts';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.ts';
import { createProjectsRepository } from './modules/projects/projects.repository.ts';
import { createPromoCodesRepository } from './modules/promo-codes/promo-codes.repository.ts';
import { createProvidersRepository } from './modules/providers/providers.repository.ts';
import { createPartnershipsRepository, createReferralsRepository } from './modules/referrals/referrals.repository.ts';
import { createFormLimiter, formLimits, type FormLimits } from './modules/requests/limit-forms.ts';
import { createRequestsRepository } from './modules/requests/requests.repository.ts';
import { createStatisticsRepository } from './modules/statistics/statistics.repository.ts';
import { createTransactionsRepository } from './modules/transactions/transactions.repository.ts';
import { createUsageRepository } from './modules/usage/usage.repository.ts';
import { createTokensRepository } from './modules/tokens/tokens.repository.ts';
import { createAccounts } from './modules/users/accounts.ts';
import { createUsersRepository } from './modules/users/users.repository.ts';
import { createUsers } from './modules/users/users.ts';
import { createWebhooksRepository } from './modules/webhooks/webhooks.repository.ts';
import type { Services } from './services.ts';

interface CreateServicesParameters {
  orm: Orm;
  directory: UserDirectory;
  chainSlugs: readonly string[];
  gatewayPublicUrl: string;
  paymentProvider: PaymentProvider | null;
  paymentTerms: PaymentTerms;
  deposits: DepositConfig | null;
  nodes: NodeChecker;
  publicOrigin: string;
  mail: Pick<MailConfig, 'linkSecret'> | null;
  arePrivateWebhooksAllowed: boolean;
  /** Keys for stored secrets. The first one encrypts; all of them decrypt. */
  secretKeys: readonly SecretKey[];
  /** @default `formLimits` */
  forms?: FormLimits;
  now?: () => Date;
}

export function createServices({
  orm,
  directory,
  chainSlugs,
  gatewayPublicUrl,
  paymentProvider,
  paymentTerms,
  deposits,
  nodes,
  publicOrigin,
  mail,
  arePrivateWebhooksAllowed,
  secretKeys,
  forms = formLimits,
  now = () => new Date(),
}: CreateServicesParameters): Services {
  const people = createPeople({ orm, directory, now });
  const requests = createRequestsRepository();
  const secrets = createSecretBox(secretKeys);
  return {
    ...people,
    orm,
    accounts: createAccounts({ orm, directory, services: people }),
    alerts: createAlertsRepository(orm),
    emails: { repository: createEmailsRepository(orm), links: createEmailLinks({ linkSecret: mail?.linkSecret ?? null, publicOrigin }) },
    checklists: createChecklistRepository(orm),
    statistics: createStatisticsRepository(orm),
    usage: createUsageRepository(orm),
    loggedRequests: createLoggedRequestsRepository(orm, now),
    requests,
    limitForms: createFormLimiter(requests, forms, now),
    promoCodes: createPromoCodesRepository(),
    providers: createProvidersRepository(orm, secrets),
    nodes,
    referrals: createReferralsRepository(orm),
    partnerships: createPartnershipsRepository(orm),
    payments: createPayments({ orm, repository: createPaymentsRepository(orm), provider: paymentProvider, now }),
    transactions: createTransactionsRepository(orm),
    billingDetails: createBillingDetailsRepository(orm),
    depositTerms: { cryptoCloud: paymentTerms, cascade: { networks: toPublicNetworks(deposits) } },
    deposits: { config: deposits, addresses: createDepositAddressesRepository(orm) },
    webhooks: { repository: createWebhooksRepository(orm, secrets), arePrivateAddressesAllowed: arePrivateWebhooksAllowed },
    chains: listServedChains(chainSlugs, gatewayPublicUrl),
    chainHeads: createChainHeadsRepository(orm),
    secrets,
  };
}

export function createPeople({
  orm,
  directory,
  now,
}: Required<Pick<CreateServicesParameters, 'orm' | 'directory' | 'now'>>): Pick<
  Services,
  'users' | 'projects' | 'members' | 'invitations' | 'audit' | 'apiKeys' | 'tokens' | 'now'
> {
  return {
    users: createUsers({ repository: createUsersRepository(orm), directory, now }),
    projects: createProjectsRepository(orm),
    members: createMembersRepository(orm),
    invitations: createInvitationsRepository(orm),
    audit: createAuditEntriesRepository(orm),
    apiKeys: createApiKeysRepository(orm),
    tokens: createTokensRepository(orm),
    now,
  };
}
