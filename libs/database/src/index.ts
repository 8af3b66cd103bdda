export { evaluateAlerts, evaluateDueAlerts, type EvaluateAlertsOptions } from './alerts.ts';
export { createApiKeySecret, hashApiKeySecret, type ApiKeySecret } from './api-keys/api-key-secret.ts';
export {
  insertApiKey,
  pauseShownApiKeys,
  rotateApiKeySecret,
  type InsertApiKeyParameters,
  type InsertApiKeyReturnType,
} from './api-keys/api-keys.ts';
export { maskSecrets } from './api-keys/mask-secrets.ts';
export { createTokenSecret, isTokenSecret } from './api-keys/token-secret.ts';
export { billingAuditEntries, insertAuditEntries, type BillingAction, type NewAuditEntry } from './audit-entries.ts';
export { saveBillingState, toBillingState } from './billing/billing-state.ts';
export { settleDueProjects, settleProject } from './billing/settle-projects.ts';
export {
  createDatabase,
  createOrm,
  type CreateDatabaseOptions,
  type Database,
  type Executor,
  type Orm,
  type Transaction,
} from './create-database.ts';
export { emailDedupeKey, enqueueEmails, type EmailMessage, type NewEmails } from './emails.ts';
export { createId, randomText, type IdPrefix } from './ids.ts';
export { checkLedger, type LedgerDifference } from './ledger/check-ledger.ts';
export { closeBalance, type BalanceDestination } from './ledger/close-balance.ts';
export {
  LedgerConflictError,
  postLedgerEntry,
  type PostLedgerEntryParameters,
  type PostLedgerEntryReturnType,
} from './ledger/post-ledger-entry.ts';
export { postUsageCharges } from './ledger/post-usage-charges.ts';
export { evaluateLowBalances } from './low-balance.ts';
export {
  listPendingMigrations,
  migrateDatabase,
  MigrationChangedError,
  readMigrations,
  type Migration,
} from './migrations/migrate-database.ts';
export { insertProject, type InsertProjectParameters } from './projects.ts';
export { insertPromoCode, type InsertPromoCodeParameters } from './promo-codes.ts';
export {
  bindReferral,
  creditReferral,
  decidePartnerApplication,
  getReferralCode,
  lockProjectsAndReferrers,
  type BindReferralParameters,
  type CreditReferralParameters,
} from './referrals.ts';
export { deleteLoggedRequests, pruneLoggedRequests, recordRequests, recordRequestsBatch, type NewLoggedRequest } from './request-log.ts';
export { alerts } from './schema/alerts.ts';
export { apiKeys } from './schema/api-keys.ts';
export { apiTokens } from './schema/api-tokens.ts';
export { auditEntries, type AuditValue } from './schema/audit-entries.ts';
export { depositAddresses, depositBalances, depositCursors, deposits, depositSweeps } from './schema/deposits.ts';
export { emailOptOuts, emails, lowBalanceNotices, signInClients } from './schema/emails.ts';
export { chainHeads, gateways, openConnections } from './schema/gateways.ts';
export { idempotentRequests } from './schema/idempotent-requests.ts';
export {
  billingSettlements,
  ledgerEntries,
  ledgerUsageDays,
  openUsageCharges,
  type LedgerAccount,
  type LedgerKind,
} from './schema/ledger.ts';
export { loggedRequestEnds, loggedRequests } from './schema/logged-requests.ts';
export { invitations, members } from './schema/members.ts';
export { payments } from './schema/payments.ts';
export { billingDetails, projects } from './schema/projects.ts';
export { promoCodeActivations, promoCodes } from './schema/promo-codes.ts';
export { providers, type ProviderHealth } from './schema/providers.ts';
export { partnerApplications, referralCodes, referrals } from './schema/referrals.ts';
export { chainRequests, enterpriseRequests } from './schema/request-forms.ts';
export { usageBatches, usageDays, usageHours, usageMinutes, usagePlanDays } from './schema/usage.ts';
export { missingUsers, users, type StoredEmailAddress, type StoredWeb3Wallet } from './schema/users.ts';
export { webhookDeliveries, webhooks } from './schema/webhooks.ts';
export { listMissingSecretKeys, rotateSecrets, type RotatedColumn } from './secrets/rotate-secrets.ts';
export { openProvider, openWebhook, sealProvider, sealWebhook, type OpenProvider, type OpenWebhook } from './secrets/sealed-rows.ts';
export {
  createSecretBox,
  keyIdOf,
  parseSecretKeys,
  secretKeysShape,
  SecretError,
  type SecretBox,
  type SecretKey,
  type SecretPlace,
} from './secrets/secret-box.ts';
export { addCounters, latencyBucket, latencyQuantile, packCounters, unpackCounters, type Counters } from './usage/counters.ts';
export {
  closeProject,
  closingSeconds,
  confirmRecorded,
  isStillClosing,
  isUsageRecorded,
  openConnectionsKeptMs,
  pruneUsageBatches,
  recordOpenConnections,
  removeGateway,
  reopenProject,
  reportGateway,
  type GatewayReport,
  type OpenConnections,
  type ProjectClosing,
} from './usage/gateways.ts';
export {
  listRecordedBatches,
  pruneUsageSources,
  recordMergedUsage,
  type RecordMergedUsageReturnType,
  type UsageBatchId,
} from './usage/record-merged-usage.ts';
export { recordUsage, recordUsageBatch, type RecordUsageParameters, type RecordUsageReturnType } from './usage/record-usage.ts';
export { maintainUsageTables, usageKeptDays, type UsageMaintenance } from './usage/usage-retention.ts';
export type { UsageRow } from './usage/usage-rows.ts';
export { enqueueTestEvent, enqueueWebhookEvents, pruneWebhookDeliveries } from './webhooks.ts';
