import type { Call } from './call.ts';
import { acknowledgeAlert, listAlerts } from './calls/alerts.ts';
import { createApiKey, deleteApiKey, rotateApiKey, updateApiKey } from './calls/api-key-changes.ts';
import { getApiKey, listApiKeys } from './calls/api-keys.ts';
import { listAuditEntries } from './calls/audit-entries.ts';
import { getCatalogue } from './calls/catalogue.ts';
import { listChainHeads, listChains } from './calls/chains.ts';
import { getChecklist, updateChecklist } from './calls/checklist.ts';
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  listInvitations,
  listReceivedInvitations,
  resendInvitation,
  revokeInvitation,
} from './calls/invitations.ts';
import {
  acceptInvitationLink,
  declineInvitationLink,
  listEmailPreferences,
  openInvitationLink,
  unsubscribe,
  updateEmailPreferences,
} from './calls/emails.ts';
import { getLoggedRequest, listLoggedRequests } from './calls/logged-requests.ts';
import { addMember, getMember, listMembers, removeMember, updateMember } from './calls/members.ts';
import {
  checkPayment,
  createPayment,
  findPayment,
  getDepositTerms,
  getPayment,
  listCustodialWallets,
  listPayments,
} from './calls/payments.ts';
import { createFirstProject, createProject, deleteProject, getProject, listProjects, updateProject } from './calls/projects.ts';
import { createProvider, deleteProvider, listProviderRewards, listProviders, updateProvider } from './calls/providers.ts';
import { applyForPartnership, getPartnership, getReferrals, listReferralRewards } from './calls/referrals.ts';
import { activatePromocode, createChainRequest, createEnterpriseRequest } from './calls/requests.ts';
import {
  getApiKeyStatistics,
  getProjectStatistics,
  getProviderStatistics,
  getProvidersStatistics,
  getStatistics,
} from './calls/statistics.ts';
import { getBillingDetails, getStatement, listStatements, listTransactions, updateBillingDetails } from './calls/transactions.ts';
import {
  createPersonalToken,
  createProjectToken,
  listPersonalTokens,
  listProjectTokens,
  revokePersonalToken,
  revokeProjectToken,
} from './calls/tokens.ts';
import { getUsage, getUsageSummary } from './calls/usage.ts';
import { getCurrentUser, getUser } from './calls/users.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './calls/webhooks.ts';

export const contract = {
  getCurrentUser,
  getUser,
  listProjects,
  createProject,
  createFirstProject,
  getProject,
  updateProject,
  deleteProject,
  getChecklist,
  updateChecklist,
  listMembers,
  addMember,
  getMember,
  updateMember,
  removeMember,
  listInvitations,
  createInvitation,
  resendInvitation,
  revokeInvitation,
  listReceivedInvitations,
  acceptInvitation,
  declineInvitation,
  openInvitationLink,
  acceptInvitationLink,
  declineInvitationLink,
  listEmailPreferences,
  updateEmailPreferences,
  unsubscribe,
  listApiKeys,
  createApiKey,
  getApiKey,
  updateApiKey,
  rotateApiKey,
  deleteApiKey,
  listPersonalTokens,
  createPersonalToken,
  revokePersonalToken,
  listProjectTokens,
  createProjectToken,
  revokeProjectToken,
  listProviders,
  createProvider,
  updateProvider,
  deleteProvider,
  listProviderRewards,
  getStatistics,
  getProjectStatistics,
  getApiKeyStatistics,
  getProvidersStatistics,
  getProviderStatistics,
  getUsage,
  getUsageSummary,
  listLoggedRequests,
  getLoggedRequest,
  getCatalogue,
  getDepositTerms,
  listCustodialWallets,
  listPayments,
  createPayment,
  getPayment,
  findPayment,
  checkPayment,
  listTransactions,
  listStatements,
  getStatement,
  getBillingDetails,
  updateBillingDetails,
  getReferrals,
  listReferralRewards,
  getPartnership,
  applyForPartnership,
  createChainRequest,
  createEnterpriseRequest,
  activatePromocode,
  listChains,
  listChainHeads,
  listAuditEntries,
  listAlerts,
  acknowledgeAlert,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhookDelivery,
};

export type Contract = typeof contract;
export type OperationId = keyof Contract;

/** The call that reads what a call created, for the `Location` header of the 201; null if there is none. */
export function findReadCall({ method, path, replies, hasLocation }: Call): Call | null {
  if (method !== 'POST' || replies[201] === undefined || hasLocation === false) return null;
  const reads = Object.values<Call>(contract).filter((call) => call.method === 'GET' && call.operationId.startsWith('get'));
  return (
    reads.find((call) => call.path.startsWith(`${path}/{`) && call.path.endsWith('}')) ?? reads.find((call) => call.path === path) ?? null
  );
}
