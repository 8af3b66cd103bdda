import {
  may,
  type Action,
  type Alert,
  type ApiKey,
  type AuditEntry,
  type Chain,
  type CustodialWallet,
  type DepositTermsReply,
  type Invitation,
  type Member,
  type Partnership,
  type Payment,
  type Project,
  type Provider,
  type ProviderFault,
  type ProviderReward,
  type ReferralReward,
  type Referrals,
  type Statistics,
  type Usage,
  type UsageSummary,
  type User,
  type Webhook,
  type WebhookDelivery,
  type enterpriseRequestBodySchema,
} from '@onepoint/api-contract';
import type { output } from 'zod/v4/core';
import { ApiRefusal } from './api-refusal.ts';
import { chainsFixture } from './fixtures/chains.ts';
import { depositTermsFixture } from './fixtures/deposit-terms.ts';
import { statisticsFixture } from './fixtures/statistics.ts';
import { usageFixture, usageSummaryFixture } from './fixtures/usage.ts';
import { userFixture } from './fixtures/user.ts';

/** What somebody filled in. */
export type EnterpriseRequest = output<typeof enterpriseRequestBodySchema>;

/** A user of the service whom the reader may invite by id. */
export interface KnownUser {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly displayName: string;
}

/** What the fake API knows. Calls change it, and a test may too. */
export interface FakeApiState {
  user: User;
  projects: Project[];
  /** By project id. */
  apiKeys: Record<string, ApiKey[]>;
  members: Record<string, Member[]>;
  /** By project id, newest first. */
  invitations: Record<string, Invitation[]>;
  /** By project id, newest first. */
  auditEntries: Record<string, AuditEntry[]>;
  /** By project id, newest first. */
  alerts: Record<string, Alert[]>;
  /** By project id; deliveries newest first. */
  webhooks: Record<string, { webhook: Webhook | null; deliveries: WebhookDelivery[] }>;
  /** Who has an account; what that changes for the reader is that they can be invited by id. */
  knownUsers: KnownUser[];
  chains: Chain[];
  /** What every statistics call answers. */
  statistics: Statistics;
  /** What the calls about usage answer, whatever the period. */
  usage: Usage;
  usageSummary: UsageSummary;
  /** By project id, newest first. */
  payments: Record<string, Payment[]>;
  /** What the payment provider will say when it is asked, by payment id; CREATED until then. */
  providerStatuses: Record<string, string>;
  custodialWallets: CustodialWallet[];
  depositTerms: DepositTermsReply;
  /** Nodes by project id, newest first. */
  providers: Record<string, Provider[]>;
  /** Why the API refuses a node, by its address; any other is fine. */
  nodeFaults: Record<string, ProviderFault>;
  /** By project id, the newest month first. */
  providerRewards: Record<string, ProviderReward[]>;
  /** By project id; a link that nobody has followed where there is none. */
  referrals: Record<string, Referrals>;
  /** By project id, newest first. */
  referralRewards: Record<string, ReferralReward[]>;
  /** By project id. */
  partnerships: Record<string, Partnership>;
  /** What each promo code is worth in cents. */
  promocodes: Record<string, number>;
  /** Requests for the Enterprise plan, oldest first. */
  enterpriseRequests: EnterpriseRequest[];
}

/** A user without projects, where nothing was asked for otherwise. What is handed in is copied: calls change the copy alone. */
export function createFakeApiState(state: Partial<FakeApiState> = {}): FakeApiState {
  return structuredClone({
    user: userFixture(),
    projects: [],
    apiKeys: {},
    members: {},
    invitations: {},
    auditEntries: {},
    alerts: {},
    webhooks: {},
    knownUsers: [],
    chains: [...chainsFixture],
    statistics: statisticsFixture(),
    usage: usageFixture(),
    usageSummary: usageSummaryFixture(),
    payments: {},
    providerStatuses: {},
    custodialWallets: [],
    depositTerms: depositTermsFixture(),
    providers: {},
    nodeFaults: {},
    providerRewards: {},
    referrals: {},
    referralRewards: {},
    partnerships: {},
    promocodes: {},
    enterpriseRequests: [],
    ...state,
  });
}

/** @throws {ApiRefusal} PROJECT_NOT_FOUND */
export function projectOf(state: FakeApiState, projectId: string): Project {
  const project = state.projects.find(({ id }) => id === projectId);
  if (!project) throw new ApiRefusal('PROJECT_NOT_FOUND');
  return project;
}

/** @throws {ApiRefusal} PROJECT_NOT_FOUND, API_KEY_NOT_FOUND */
export function apiKeyOf(state: FakeApiState, projectId: string, apiKeyId: string): ApiKey {
  const apiKey = state.apiKeys[projectOf(state, projectId).id]?.find(({ id }) => id === apiKeyId);
  if (!apiKey) throw new ApiRefusal('API_KEY_NOT_FOUND');
  return apiKey;
}

/** @throws {ApiRefusal} PAYMENT_NOT_FOUND */
export function paymentOf(state: FakeApiState, projectId: string, paymentId: string): Payment {
  const payment = state.payments[projectId]?.find(({ id }) => id === paymentId);
  if (!payment) throw new ApiRefusal('PAYMENT_NOT_FOUND');
  return payment;
}

/**
 * The project, where its reader's role allows the action.
 *
 * @throws {ApiRefusal} PROJECT_NOT_FOUND, ROLE_FORBIDS
 */
export function projectForAction(state: FakeApiState, projectId: string, action: Action): Project {
  const project = projectOf(state, projectId);
  if (!may(project.role, action)) throw new ApiRefusal('ROLE_FORBIDS');
  return project;
}
