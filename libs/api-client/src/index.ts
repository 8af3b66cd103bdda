export {
  createApiClient,
  type ApiClient,
  type CallInput,
  type CallOptions,
  type CallOutput,
  type CreateApiClientParameters,
} from './client/create-api-client.ts';
export { type CallParameters } from './client/create-call.ts';
export { createIdempotencyKey } from './client/create-api-client.ts';
export {
  ApiError,
  ContractError,
  isOutcomeUnknown,
  isSafeToRepeat,
  NetworkError,
  type ApiErrorParameters,
  type NetworkErrorCode,
} from './errors.ts';
export { createQueryClient } from './query/create-query-client.ts';
export { type ListPage, type ListRow } from './query/paged-query-options.ts';

export { listAlerts, acknowledgeAlert, listAlertsQueryKey, listAlertsQueryOptions } from './alerts.ts';
export {
  listApiKeys,
  listApiKeysQueryKey,
  listApiKeysQueryOptions,
  getApiKey,
  getApiKeyQueryKey,
  getApiKeyQueryOptions,
  createApiKey,
  updateApiKey,
  rotateApiKey,
  deleteApiKey,
  type UpdateApiKeyParameters,
} from './api-keys.ts';
export { listAuditEntries, listAuditEntriesQueryKey, listAuditEntriesQueryOptions } from './audit-entries.ts';
export { getChecklist, getChecklistQueryKey, getChecklistQueryOptions, updateChecklist } from './checklist.ts';
export { listChains, listChainsQueryKey, listChainsQueryOptions } from './chains.ts';
export {
  listInvitations,
  listInvitationsQueryKey,
  listInvitationsQueryOptions,
  createInvitation,
  revokeInvitation,
  listReceivedInvitations,
  listReceivedInvitationsQueryKey,
  listReceivedInvitationsQueryOptions,
  acceptInvitation,
  declineInvitation,
} from './invitations.ts';
export {
  listLoggedRequests,
  listLoggedRequestsQueryKey,
  listLoggedRequestsQueryOptions,
  getLoggedRequest,
  getLoggedRequestQueryKey,
  getLoggedRequestQueryOptions,
} from './logged-requests.ts';
export { listMembers, listMembersQueryKey, listMembersQueryOptions, addMember, updateMember, removeMember } from './members.ts';
export {
  listCustodialWallets,
  listCustodialWalletsQueryKey,
  listCustodialWalletsQueryOptions,
  createPayment,
  checkPayment,
  activatePromocode,
  getDepositTerms,
  getDepositTermsQueryKey,
  getDepositTermsQueryOptions,
  findPayment,
  findPaymentQueryKey,
  findPaymentQueryOptions,
  getPayment,
  getPaymentQueryKey,
  getPaymentQueryOptions,
  listPayments,
  listPaymentsQueryKey,
  listPaymentsQueryOptions,
  listOpenPaymentsQueryOptions,
  type CreatePaymentParameters,
  type ListPaymentsReturnType,
} from './payments.ts';
export {
  listProjects,
  listProjectsQueryKey,
  listProjectsQueryOptions,
  getProject,
  getProjectQueryKey,
  getProjectQueryOptions,
  createProject,
  createFirstProject,
  updateProject,
  deleteProject,
  createEnterpriseRequest,
  type UpdateProjectParameters,
  type CreateEnterpriseRequestParameters,
} from './projects.ts';
export {
  listProviders,
  listProvidersQueryKey,
  listProvidersQueryOptions,
  createProvider,
  updateProvider,
  deleteProvider,
  listProviderRewards,
  listProviderRewardsQueryKey,
  listProviderRewardsQueryOptions,
  type UpdateProviderParameters,
} from './providers.ts';
export {
  getReferrals,
  getReferralsQueryKey,
  getReferralsQueryOptions,
  listReferralRewards,
  listReferralRewardsQueryKey,
  listReferralRewardsQueryOptions,
  getPartnership,
  getPartnershipQueryKey,
  getPartnershipQueryOptions,
  applyForPartnership,
  type ApplyForPartnershipParameters,
} from './referrals.ts';
export {
  getProjectStatistics,
  getProjectStatisticsQueryKey,
  getProjectStatisticsQueryOptions,
  getApiKeyStatistics,
  getApiKeyStatisticsQueryKey,
  getApiKeyStatisticsQueryOptions,
  getProvidersStatistics,
  getProvidersStatisticsQueryKey,
  getProvidersStatisticsQueryOptions,
  getProviderStatistics,
  getProviderStatisticsQueryKey,
  getProviderStatisticsQueryOptions,
  resolvePeriod,
  type FixedPeriod,
  type StatisticsPeriod,
  type GetApiKeyStatisticsQueryParameters,
  type GetProjectStatisticsQueryParameters,
  type GetProviderStatisticsQueryParameters,
  type GetProvidersStatisticsQueryParameters,
} from './statistics.ts';
export {
  getUsage,
  getUsageQueryKey,
  getUsageQueryOptions,
  getUsageSummary,
  getUsageSummaryQueryKey,
  getUsageSummaryQueryOptions,
} from './usage.ts';
export { getCurrentUser, getCurrentUserQueryKey, getCurrentUserQueryOptions } from './users.ts';
export { getWebhook, setWebhook, deleteWebhook, testWebhook, getWebhookQueryKey, getWebhookQueryOptions } from './webhooks.ts';
