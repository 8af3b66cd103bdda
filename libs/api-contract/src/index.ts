export { defineCall, type Access, type Call, type HttpMethod } from './call.ts';
export { contract, type Contract, type OperationId } from './contract.ts';
export { errorBodySchema, type ErrorBody } from './errors/error-body.ts';
export { errorCodesOf } from './errors/error-codes-of.ts';
export { commonErrorCodes, errorCodes, type ErrorCode } from './errors/error-codes.ts';
export { isAsExpected } from './expected/is-as-expected.ts';
export { actions, type Action } from './roles/actions.ts';
export { may } from './roles/may.ts';
export { roleActions, roles, roleSchema, type Role } from './roles/roles.ts';
export { apiKeyLimitMaxima, apiKeyLimitNames, type ApiKeyLimitName } from './schemas/api-key-limit-names.ts';
export {
  apiKeyLimitsSchema,
  apiKeyUsageSchema,
  updateApiKeyLimitsSchema,
  type ApiKeyLimits,
  type ApiKeyUsage,
} from './schemas/api-key-limits.ts';
export { createApiKeyBodySchema, rotateApiKeyBodySchema, updateApiKeyBodySchema } from './schemas/api-key-bodies.ts';
export {
  apiKeySchema,
  apiKeyStatusSchema,
  createdApiKeySchema,
  rotatedApiKeySchema,
  rotationGraceSecondsMax,
  type ApiKey,
  type CreatedApiKey,
  type RotatedApiKey,
} from './schemas/api-key.ts';
export {
  alertKinds,
  alertSchema,
  openAlertSchema,
  spendPercentsMax,
  updateAlertSettingsSchema,
  type Alert,
  type AlertSettings,
  type OpenAlert,
} from './schemas/alert.ts';
export { allowListsSchema } from './schemas/allow-lists.ts';
export { updateAllowListsSchema } from './schemas/update-allow-lists.ts';
export {
  auditActions,
  auditChangeSchema,
  auditEntrySchema,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
} from './schemas/audit-entry.ts';
export { chainHeadSchema, type ChainHead } from './schemas/chain-head.ts';
export { chainSchema, type Chain } from './schemas/chain.ts';
export {
  inviteBodySchema,
  invitationSchema,
  receivedInvitationSchema,
  type Invitation,
  type InviteBody,
  type ReceivedInvitation,
} from './schemas/invitation.ts';
export { memberSchema, type Member } from './schemas/member.ts';
export { depositTermsSchema, type DepositTermsReply } from './schemas/deposit-terms.ts';
export {
  createPaymentBodySchema,
  custodialTokenSchema,
  custodialWalletSchema,
  paymentSchema,
  paymentTypeSchema,
  paymentWatchedMs,
  type CustodialToken,
  type CustodialWallet,
  type Payment,
} from './schemas/payment.ts';
export { digitsPattern, extendedUrlSchema, firstNamePattern, nicknamePattern } from './schemas/patterns.ts';
export { emailSchema, idSchema, nameSchema, noContentSchema } from './schemas/primitives.ts';
export { partnerApplicationBodySchema, partnershipSchema, type Partnership } from './schemas/partnership.ts';
export {
  referralCodeSchema,
  referralRewardSchema,
  referralsSchema,
  type ReferralMonth,
  type ReferralReward,
  type Referrals,
} from './schemas/referral.ts';
export { createProjectBodySchema, planIdSchema, projectSchema, updateProjectBodySchema, type Project } from './schemas/project.ts';
export {
  createProviderBodySchema,
  providerFaults,
  providerRewardsSchema,
  providerSchema,
  providerStatusSchema,
  updateProviderBodySchema,
  type Provider,
  type ProviderFault,
  type ProviderReward,
  type ProviderRewards,
} from './schemas/provider.ts';
export {
  chainRequestBodySchema,
  enterpriseRequestBodySchema,
  promocodeActivationBodySchema,
  promocodeActivationSchema,
  type PromocodeActivation,
} from './schemas/request-forms.ts';
export { settingCentsMax, settingCentsSchema, updateSpendLimitSchema, type SpendLimit } from './schemas/spend-limit.ts';
export {
  statisticsBucketsMax,
  statisticsErrorStatusSchema,
  statisticsQuerySchema,
  statisticsSchema,
  type Statistics,
  type StatisticsErrorStatus,
  type StatisticsQuery,
} from './schemas/statistics.ts';
export {
  usageDaysMax,
  usageLimitNames,
  usageQuerySchema,
  usageSchema,
  usageSummarySchema,
  type Usage,
  type UsageLimit,
  type UsageQuery,
  type UsageSummary,
} from './schemas/usage.ts';
export {
  createdWebhookSchema,
  setWebhookBodySchema,
  webhookDeliverySchema,
  webhookDeliveryStatuses,
  webhookSchema,
  webhookStateSchema,
  webhookUrlSchema,
  type CreatedWebhook,
  type Webhook,
  type WebhookDelivery,
} from './schemas/webhook.ts';
export { publicUserSchema, userSchema, type PublicUser, type User } from './schemas/user.ts';
export { findReadCall } from './find-read-call.ts';
