export { evaluateAlerts, type EvaluateAlertsOptions } from './alerts/evaluate-alerts.ts';
export { evaluateDueAlerts } from './alerts/evaluate-due-alerts.ts';
export { createApiKeySecret, type ApiKeySecret } from './api-keys/create-api-key-secret.ts';
export { hashApiKeySecret } from './api-keys/hash-api-key-secret.ts';
export { insertApiKey, type InsertApiKeyParameters, type InsertApiKeyReturnType } from './api-keys/insert-api-key.ts';
export { maskSecrets } from './api-keys/mask-secrets.ts';
export { pauseShownApiKeys } from './api-keys/pause-shown-api-keys.ts';
export { rotateApiKeySecret } from './api-keys/rotate-api-key-secret.ts';
export { insertAuditEntries, type NewAuditEntry } from './audit/insert-audit-entries.ts';
export { billingAuditEntries, type BillingAction } from './audit/billing-audit-entries.ts';
export { saveBillingState } from './billing/save-billing-state.ts';
export { settleDueProjects } from './billing/settle-due-projects.ts';
export { settleProject } from './billing/settle-project.ts';
export { toBillingState } from './billing/to-billing-state.ts';
export {
  createDatabase,
  createOrm,
  type CreateDatabaseOptions,
  type Database,
  type Executor,
  type Orm,
  type Transaction,
} from './create-database.ts';
export { createId, type IdPrefix } from './ids/create-id.ts';
export { randomText } from './ids/random-text.ts';
export { checkLedger } from './ledger/check-ledger.ts';
export type { LedgerDifference } from './ledger/ledger-difference.ts';
export type { LedgerAccount } from './ledger/ledger-account.ts';
export { closeBalance, type BalanceDestination } from './ledger/close-balance.ts';
export { LedgerConflictError } from './ledger/ledger-conflict-error.ts';
export type { LedgerKind } from './ledger/ledger-kind.ts';
export { postLedgerEntry, type PostLedgerEntryParameters, type PostLedgerEntryReturnType } from './ledger/post-ledger-entry.ts';
export { listPendingMigrations } from './migrations/list-pending-migrations.ts';
export { migrateDatabase } from './migrations/migrate-database.ts';
export { MigrationChangedError } from './migrations/migration-changed-error.ts';
export { readMigrations, type Migration } from './migrations/read-migrations.ts';
export { insertProject, type InsertProjectParameters } from './projects/insert-project.ts';
export { insertPromoCode, type InsertPromoCodeParameters } from './promo-codes/insert-promo-code.ts';
export { alerts } from './schema/alerts.ts';
export { bindReferral, type BindReferralParameters } from './referrals/bind-referral.ts';
export { creditReferral, type CreditReferralParameters } from './referrals/credit-referral.ts';
export { lockProjectsAndReferrers } from './referrals/lock-projects-and-referrers.ts';
export { decidePartnerApplication } from './referrals/decide-partner-application.ts';
export { getReferralCode } from './referrals/get-referral-code.ts';
export { apiKeys } from './schema/api-keys.ts';
export { auditEntries, type AuditValue } from './schema/audit-entries.ts';
export { billingSettlements } from './schema/billing-settlements.ts';
export { chainHeads } from './schema/chain-heads.ts';
export { depositAddresses, depositBalances, depositCursors, deposits, depositSweeps } from './schema/deposits.ts';
export { gateways } from './schema/gateways.ts';
export { idempotentRequests } from './schema/idempotent-requests.ts';
export { invitations } from './schema/invitations.ts';
export { ledgerEntries } from './schema/ledger-entries.ts';
export { members } from './schema/members.ts';
export { openConnections } from './schema/open-connections.ts';
export { partnerApplications } from './schema/partner-applications.ts';
export { payments } from './schema/payments.ts';
export { projects } from './schema/projects.ts';
export { promoCodeActivations, promoCodes } from './schema/promo-codes.ts';
export { providers, type ProviderHealth } from './schema/providers.ts';
export { referralCodes, referrals } from './schema/referrals.ts';
export { chainRequests, enterpriseRequests } from './schema/request-forms.ts';
export { usageBatches } from './schema/usage-batches.ts';
export { usageDays } from './schema/usage-days.ts';
export { usageHours } from './schema/usage-hours.ts';
export { usageMinutes } from './schema/usage-minutes.ts';
export { usagePlanDays } from './schema/usage-plan-days.ts';
export { webhookDeliveries, webhooks } from './schema/webhooks.ts';
export { missingUsers, users, type StoredEmailAddress, type StoredWeb3Wallet } from './schema/users.ts';
export {
  closeProject,
  closingSeconds,
  isStillClosing,
  isUsageRecorded,
  reopenProject,
  type ProjectClosing,
} from './usage/close-project.ts';
export { addCounters, packCounters, unpackCounters, type Counters } from './usage/counters.ts';
export { latencyBucket, latencyQuantile } from './usage/latency-histogram.ts';
export { pruneUsageBatches } from './usage/prune-usage-batches.ts';
export { openConnectionsKeptMs, recordOpenConnections, type OpenConnections } from './usage/record-open-connections.ts';
export { confirmRecorded, removeGateway, reportGateway, type GatewayReport } from './usage/report-gateway.ts';
export { recordUsage, type RecordUsageParameters, type RecordUsageReturnType } from './usage/record-usage.ts';
export type { UsageRow } from './usage/usage-row.ts';
export { enqueueWebhookEvents, type NewWebhookEvent } from './webhooks/enqueue-webhook-events.ts';
