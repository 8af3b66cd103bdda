import type { Chain, DepositTermsReply } from '@onepoint/api-contract';
import type { Orm, SecretBox } from '@onepoint/database';
import type { NodeChecker } from '@onepoint/rpc-nodes';
import type { AlertsRepository } from './modules/alerts/alerts.repository.ts';
import type { ApiKeysRepository } from './modules/api-keys/api-keys.repository.ts';
import type { AuditEntriesRepository } from './modules/audit-entries/audit-entries.repository.ts';
import type { BillingDetailsRepository } from './modules/billing-details/billing-details.repository.ts';
import type { ChainHeadsRepository } from './modules/chains/chains.repository.ts';
import type { ChecklistRepository } from './modules/checklist/checklist.repository.ts';
import type { InvitationsRepository } from './modules/invitations/invitations.repository.ts';
import type { DepositAddressesRepository } from './modules/deposits/deposit-addresses.ts';
import type { DepositConfig } from './modules/deposits/deposit-network.ts';
import type { EmailLinks } from './modules/emails/email-links.ts';
import type { EmailsRepository } from './modules/emails/emails.repository.ts';
import type { LoggedRequestsRepository } from './modules/logged-requests/logged-requests.repository.ts';
import type { MembersRepository } from './modules/members/members.repository.ts';
import type { Payments } from './modules/payments/payments.ts';
import type { ProjectsRepository } from './modules/projects/projects.repository.ts';
import type { PromoCodesRepository } from './modules/promo-codes/promo-codes.repository.ts';
import type { ProvidersRepository } from './modules/providers/providers.repository.ts';
import type { PartnershipsRepository, ReferralsRepository } from './modules/referrals/referrals.repository.ts';
import type { LimitForms } from './modules/requests/limit-forms.ts';
import type { RequestsRepository } from './modules/requests/requests.repository.ts';
import type { StatisticsRepository } from './modules/statistics/statistics.repository.ts';
import type { TransactionsRepository } from './modules/transactions/transactions.repository.ts';
import type { UsageRepository } from './modules/usage/usage.repository.ts';
import type { TokensRepository } from './modules/tokens/tokens.repository.ts';
import type { Accounts } from './modules/users/accounts.ts';
import type { Users } from './modules/users/users.ts';
import type { WebhooksRepository } from './modules/webhooks/webhooks.repository.ts';

/** Services for handlers. Only repositories query the database. */
export interface Services {
  orm: Orm;
  users: Users;
  accounts: Accounts;
  projects: ProjectsRepository;
  alerts: AlertsRepository;
  emails: { repository: EmailsRepository; links: EmailLinks };
  members: MembersRepository;
  invitations: InvitationsRepository;
  audit: AuditEntriesRepository;
  apiKeys: ApiKeysRepository;
  tokens: TokensRepository;
  checklists: ChecklistRepository;
  statistics: StatisticsRepository;
  usage: UsageRepository;
  loggedRequests: LoggedRequestsRepository;
  requests: RequestsRepository;
  limitForms: LimitForms;
  promoCodes: PromoCodesRepository;
  providers: ProvidersRepository;
  /** Checks the nodes that providers add. */
  nodes: NodeChecker;
  referrals: ReferralsRepository;
  partnerships: PartnershipsRepository;
  payments: Payments;
  transactions: TransactionsRepository;
  billingDetails: BillingDetailsRepository;
  depositTerms: DepositTermsReply;
  deposits: { config: DepositConfig | null; addresses: DepositAddressesRepository };
  webhooks: { repository: WebhooksRepository; arePrivateAddressesAllowed: boolean };
  /** Served chains in display order. */
  chains: readonly Chain[];
  chainHeads: ChainHeadsRepository;
  /** Encrypts and decrypts stored secrets. */
  secrets: SecretBox;
  now: () => Date;
}
