export { createApiClient, type ApiClient, type CreateApiClientParameters } from './client/create-api-client.ts';
export { createIdempotencyKey } from './client/create-idempotency-key.ts';
export type { CallInput, CallOptions, CallOutput } from './client/call-types.ts';
export { ApiError, type ApiErrorParameters } from './errors/api-error.ts';
export { isOutcomeUnknown, isSafeToRepeat } from './errors/call-error.ts';
export { ContractError } from './errors/contract-error.ts';
export { NetworkError, type NetworkErrorCode } from './errors/network-error.ts';
export { createQueryClient } from './query/create-query-client.ts';
export { activatePromocode, type ActivatePromocodeParameters, type ActivatePromocodeReturnType } from './actions/activate-promocode.ts';
export { checkPayment, type CheckPaymentParameters, type CheckPaymentReturnType } from './actions/check-payment.ts';
export { createApiKey, type CreateApiKeyParameters, type CreateApiKeyReturnType } from './actions/create-api-key.ts';
export {
  createEnterpriseRequest,
  type CreateEnterpriseRequestParameters,
  type CreateEnterpriseRequestReturnType,
} from './actions/create-enterprise-request.ts';
export { createPayment, type CreatePaymentParameters, type CreatePaymentReturnType } from './actions/create-payment.ts';
export { createProject, type CreateProjectParameters, type CreateProjectReturnType } from './actions/create-project.ts';
export { deleteApiKey, type DeleteApiKeyParameters, type DeleteApiKeyReturnType } from './actions/delete-api-key.ts';
export { deleteProject, type DeleteProjectParameters, type DeleteProjectReturnType } from './actions/delete-project.ts';
export { getApiKey, type GetApiKeyParameters, type GetApiKeyReturnType } from './actions/get-api-key.ts';
export {
  getApiKeyStatistics,
  type GetApiKeyStatisticsParameters,
  type GetApiKeyStatisticsReturnType,
} from './actions/get-api-key-statistics.ts';
export { getCurrentUser, type GetCurrentUserReturnType } from './actions/get-current-user.ts';
export { getPayment, type GetPaymentParameters, type GetPaymentReturnType } from './actions/get-payment.ts';
export { getProject, type GetProjectParameters, type GetProjectReturnType } from './actions/get-project.ts';
export {
  getProjectStatistics,
  type GetProjectStatisticsParameters,
  type GetProjectStatisticsReturnType,
} from './actions/get-project-statistics.ts';
export {
  getProviderStatistics,
  type GetProviderStatisticsParameters,
  type GetProviderStatisticsReturnType,
} from './actions/get-provider-statistics.ts';
export {
  getProvidersStatistics,
  type GetProvidersStatisticsParameters,
  type GetProvidersStatisticsReturnType,
} from './actions/get-providers-statistics.ts';
export { getUsage, type GetUsageParameters, type GetUsageReturnType } from './actions/get-usage.ts';
export { getUsageSummary, type GetUsageSummaryParameters, type GetUsageSummaryReturnType } from './actions/get-usage-summary.ts';
export { listApiKeys, type ListApiKeysParameters, type ListApiKeysReturnType } from './actions/list-api-keys.ts';
export { listAuditEntries, type ListAuditEntriesParameters, type ListAuditEntriesReturnType } from './actions/list-audit-entries.ts';
export { listChains, type ListChainsReturnType } from './actions/list-chains.ts';
export { listCustodialWallets, type ListCustodialWalletsReturnType } from './actions/list-custodial-wallets.ts';
export { listMembers, type ListMembersParameters, type ListMembersReturnType } from './actions/list-members.ts';
export { listPayments, type ListPaymentsParameters, type ListPaymentsReturnType } from './actions/list-payments.ts';
export { listProjects, type ListProjectsReturnType } from './actions/list-projects.ts';
export { updateApiKey, type UpdateApiKeyParameters, type UpdateApiKeyReturnType } from './actions/update-api-key.ts';
export { updateProject, type UpdateProjectParameters, type UpdateProjectReturnType } from './actions/update-project.ts';
export { acknowledgeAlert, type AcknowledgeAlertParameters, type AcknowledgeAlertReturnType } from './actions/acknowledge-alert.ts';
export { listAlerts, type ListAlertsParameters, type ListAlertsReturnType } from './actions/list-alerts.ts';
export { getWebhook, type GetWebhookParameters, type GetWebhookReturnType } from './actions/get-webhook.ts';
export { setWebhook, type SetWebhookParameters, type SetWebhookReturnType } from './actions/set-webhook.ts';
export { deleteWebhook, type DeleteWebhookParameters, type DeleteWebhookReturnType } from './actions/delete-webhook.ts';
export { testWebhook, type TestWebhookParameters, type TestWebhookReturnType } from './actions/test-webhook.ts';
export { addMember, type AddMemberParameters, type AddMemberReturnType } from './actions/add-member.ts';
export { updateMember, type UpdateMemberParameters, type UpdateMemberReturnType } from './actions/update-member.ts';
export { removeMember, type RemoveMemberParameters, type RemoveMemberReturnType } from './actions/remove-member.ts';
export { createInvitation, type CreateInvitationParameters, type CreateInvitationReturnType } from './actions/create-invitation.ts';
export { listInvitations, type ListInvitationsParameters, type ListInvitationsReturnType } from './actions/list-invitations.ts';
export { declineInvitation, type DeclineInvitationParameters, type DeclineInvitationReturnType } from './actions/decline-invitation.ts';
export { acceptInvitation, type AcceptInvitationParameters, type AcceptInvitationReturnType } from './actions/accept-invitation.ts';
export { listReceivedInvitations, type ListReceivedInvitationsReturnType } from './actions/list-received-invitations.ts';
export { revokeInvitation, type RevokeInvitationParameters, type RevokeInvitationReturnType } from './actions/revoke-invitation.ts';
export { rotateApiKey, type RotateApiKeyParameters, type RotateApiKeyReturnType } from './actions/rotate-api-key.ts';
export { getApiKeyQueryKey, getApiKeyQueryOptions } from './query/get-api-key.ts';
export {
  getApiKeyStatisticsQueryKey,
  getApiKeyStatisticsQueryOptions,
  type GetApiKeyStatisticsQueryParameters,
} from './query/get-api-key-statistics.ts';
export { getCurrentUserQueryKey, getCurrentUserQueryOptions } from './query/get-current-user.ts';
export { getPaymentQueryKey, getPaymentQueryOptions } from './query/get-payment.ts';
export { getProjectQueryKey, getProjectQueryOptions } from './query/get-project.ts';
export {
  getProjectStatisticsQueryKey,
  getProjectStatisticsQueryOptions,
  type GetProjectStatisticsQueryParameters,
} from './query/get-project-statistics.ts';
export {
  getProviderStatisticsQueryKey,
  getProviderStatisticsQueryOptions,
  type GetProviderStatisticsQueryParameters,
} from './query/get-provider-statistics.ts';
export {
  getProvidersStatisticsQueryKey,
  getProvidersStatisticsQueryOptions,
  type GetProvidersStatisticsQueryParameters,
} from './query/get-providers-statistics.ts';
export { getUsageQueryKey, getUsageQueryOptions } from './query/get-usage.ts';
export { getUsageSummaryQueryKey, getUsageSummaryQueryOptions } from './query/get-usage-summary.ts';
export type { FixedPeriod, StatisticsPeriod } from './query/statistics-period.ts';
export { listApiKeysQueryKey, listApiKeysQueryOptions } from './query/list-api-keys.ts';
export { getWebhookQueryKey, getWebhookQueryOptions } from './query/get-webhook.ts';
export type { ListPage, ListRow } from './query/list-page.ts';
export { listAlertsQueryKey, listAlertsQueryOptions } from './query/list-alerts.ts';
export { listAuditEntriesQueryKey, listAuditEntriesQueryOptions } from './query/list-audit-entries.ts';
export { listChainsQueryKey, listChainsQueryOptions } from './query/list-chains.ts';
export { listCustodialWalletsQueryKey, listCustodialWalletsQueryOptions } from './query/list-custodial-wallets.ts';
export { listInvitationsQueryKey, listInvitationsQueryOptions } from './query/list-invitations.ts';
export { listMembersQueryKey, listMembersQueryOptions } from './query/list-members.ts';
export { listOpenPaymentsQueryOptions, listPaymentsQueryKey, listPaymentsQueryOptions } from './query/list-payments.ts';
export { listProjectsQueryKey, listProjectsQueryOptions } from './query/list-projects.ts';
export { listReceivedInvitationsQueryKey, listReceivedInvitationsQueryOptions } from './query/list-received-invitations.ts';
export { listProviders, type ListProvidersParameters, type ListProvidersReturnType } from './actions/list-providers.ts';
export { createProvider, type CreateProviderParameters, type CreateProviderReturnType } from './actions/create-provider.ts';
export { updateProvider, type UpdateProviderParameters, type UpdateProviderReturnType } from './actions/update-provider.ts';
export { deleteProvider, type DeleteProviderParameters, type DeleteProviderReturnType } from './actions/delete-provider.ts';
export {
  listProviderRewards,
  type ListProviderRewardsParameters,
  type ListProviderRewardsReturnType,
} from './actions/list-provider-rewards.ts';
export { getReferrals, type GetReferralsParameters, type GetReferralsReturnType } from './actions/get-referrals.ts';
export {
  listReferralRewards,
  type ListReferralRewardsParameters,
  type ListReferralRewardsReturnType,
} from './actions/list-referral-rewards.ts';
export { getPartnership, type GetPartnershipParameters, type GetPartnershipReturnType } from './actions/get-partnership.ts';
export {
  applyForPartnership,
  type ApplyForPartnershipParameters,
  type ApplyForPartnershipReturnType,
} from './actions/apply-for-partnership.ts';
export { listProvidersQueryKey, listProvidersQueryOptions } from './query/list-providers.ts';
export { listProviderRewardsQueryKey, listProviderRewardsQueryOptions } from './query/list-provider-rewards.ts';
export { getReferralsQueryKey, getReferralsQueryOptions } from './query/get-referrals.ts';
export { getPartnershipQueryKey, getPartnershipQueryOptions } from './query/get-partnership.ts';
export { listReferralRewardsQueryKey, listReferralRewardsQueryOptions } from './query/list-referral-rewards.ts';
