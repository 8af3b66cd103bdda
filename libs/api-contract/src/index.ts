export { defineCall, errorCodesOf, type Access, type Call, type HttpMethod } from './call.ts';
export { contract, findReadCall, type Contract, type OperationId } from './contract.ts';
export { commonErrorCodes, errorCodes, type ErrorCode } from './error-codes.ts';
export {
  emailTypes,
  isOptionalEmailType,
  listProjectEmailTypes,
  optionalEmailTypes,
  type EmailType,
  type OptionalEmailType,
} from './email-types.ts';
export { isAsExpected } from './is-as-expected.ts';
export { actions, may, roleActions, roles, roleSchema, type Action, type Role } from './roles.ts';
export { projectTokenRole, projectTokenScopes, scopes, scopeSchema, tokenPrefixes, type Scope, type TokenKind } from './scopes.ts';
export {
  alertKinds,
  alertSchema,
  openAlertSchema,
  spendPercentsMax,
  updateAlertSettingsSchema,
  type Alert,
  type AlertSettings,
  type OpenAlert,
  settingCentsMax,
  settingCentsSchema,
  updateSpendLimitSchema,
  type SpendLimit,
} from './schemas/alert.ts';
export {
  createApiKeyBodySchema,
  rotateApiKeyBodySchema,
  updateAllowListsSchema,
  updateApiKeyBodySchema,
  updateApiKeyLimitsSchema,
} from './schemas/api-key-bodies.ts';
export {
  allowListsSchema,
  apiKeyLimitMaxima,
  apiKeyLimitNames,
  apiKeyLimitsSchema,
  apiKeySchema,
  apiKeyStatusSchema,
  apiKeyUsageSchema,
  createdApiKeySchema,
  rotatedApiKeySchema,
  rotationGraceSecondsMax,
  type ApiKey,
  type ApiKeyLimitName,
  type ApiKeyLimits,
  type ApiKeyUsage,
  type CreatedApiKey,
  type RotatedApiKey,
} from './schemas/api-key.ts';
export {
  auditActions,
  auditChangeSchema,
  auditEntrySchema,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
} from './schemas/audit-entry.ts';
export {
  billingDetailsLengths,
  billingDetailsSchema,
  updateBillingDetailsBodySchema,
  type BillingDetails,
  statementMonthSchema,
  statementSchema,
  transactionSchema,
  transactionTypes,
  type Statement,
  type StatementMonth,
  type Transaction,
  type TransactionType,
} from './schemas/transaction.ts';
export { catalogueSchema, servedPackageSchema, servedPlanSchema, type Catalogue } from './schemas/catalogue.ts';
export { chainHeadSchema, chainSchema, type Chain, type ChainHead } from './schemas/chain.ts';
export {
  loggedRequestCallsSchema,
  loggedRequestCodePattern,
  loggedRequestSchema,
  loggedRequestStatuses,
  type LoggedRequest,
  type LoggedRequestStatus,
} from './schemas/logged-request.ts';
export {
  invitationSchema,
  inviteBodySchema,
  memberSchema,
  receivedInvitationSchema,
  type Invitation,
  type InviteBody,
  type Member,
  type ReceivedInvitation,
} from './schemas/member.ts';
export { checklistSchema, firstRequestSchema, updateChecklistBodySchema, type Checklist, type FirstRequest } from './schemas/checklist.ts';
export { digitsPattern, extendedUrlSchema, firstNamePattern, nicknamePattern } from './schemas/patterns.ts';
export {
  createPaymentBodySchema,
  custodialTokenSchema,
  custodialWalletSchema,
  depositTermsSchema,
  paymentSchema,
  paymentTypeSchema,
  paymentWatchedMs,
  type CustodialToken,
  type CustodialWallet,
  type DepositTermsReply,
  type Payment,
} from './schemas/payment.ts';
export { emailSchema, errorBodySchema, idSchema, nameSchema, noContentSchema, type ErrorBody } from './schemas/primitives.ts';
export {
  createFirstProjectBodySchema,
  createProjectBodySchema,
  firstProjectSchema,
  planIdSchema,
  projectSchema,
  updateProjectBodySchema,
  type FirstProject,
  type Project,
} from './schemas/project.ts';
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
  partnerApplicationBodySchema,
  partnershipSchema,
  referralCodeSchema,
  referralRewardSchema,
  referralsSchema,
  type Partnership,
  type ReferralMonth,
  type ReferralReward,
  type Referrals,
} from './schemas/referral.ts';
export {
  chainRequestBodySchema,
  enterpriseRequestBodySchema,
  promocodeActivationBodySchema,
  promocodeActivationSchema,
  type PromocodeActivation,
} from './schemas/request-forms.ts';
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
  createdTokenSchema,
  createPersonalTokenBodySchema,
  createProjectTokenBodySchema,
  tokenLifetimeDaysMax,
  tokenSchema,
  tokensMax,
  type CreatedToken,
  type Token,
} from './schemas/token.ts';
export {
  usageDaysMax,
  usageLimitNames,
  usageQuerySchema,
  usageSchema,
  usageSummarySchema,
  type Charges,
  type Usage,
  type UsageLimit,
  type UsageQuery,
  type UsageSummary,
} from './schemas/usage.ts';
export { publicUserSchema, userSchema, type PublicUser, type User } from './schemas/user.ts';
export {
  createdWebhookSchema,
  createWebhookBodySchema,
  deliveryDaysKept,
  responseBodyCharsMax,
  updateWebhookBodySchema,
  webhookDescriptionSchema,
  webhookDeliverySchema,
  webhookDeliveryStatuses,
  webhookSchema,
  webhooksMax,
  webhookUrlSchema,
  type CreatedWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  type WebhookDeliveryStatus,
} from './schemas/webhook.ts';
export {
  testEvent,
  webhookEventGroups,
  webhookEvents,
  webhookEventSummaries,
  webhookPayloadSchema,
  type NewWebhookEvent,
  type WebhookEvent,
  type WebhookEventGroup,
} from './webhook-events.ts';
export {
  emailPreferenceSchema,
  invitationLinkSchema,
  unsubscribedSchema,
  type EmailPreference,
  type InvitationLink,
  type Unsubscribed,
} from './schemas/email.ts';
