import {
  may,
  type Action,
  type Alert,
  type ApiKey,
  type AuditEntry,
  type BillingDetails,
  type Chain,
  type Checklist,
  type CustodialWallet,
  type DepositTermsReply,
  type Invitation,
  type LoggedRequest,
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
  type Transaction,
  type Token,
  type Usage,
  type UsageSummary,
  type User,
  type Webhook,
  type WebhookDeliveryDetails,
  type enterpriseRequestBodySchema,
} from '@onepoint/api-contract';
import type { output } from 'zod/v4/core';
import { ApiRefusal } from './mock-call.ts';

type EnterpriseRequest = output<typeof enterpriseRequestBodySchema>;

/** A user who can be invited by id. */
export interface KnownUser {
  readonly id: string;
  /** Lowercase. */
  readonly email: string;
  readonly displayName: string;
}

/** State of the fake API. Calls change it, and tests can too. */
export interface FakeApiState {
  user: User;
  /** Whether the user gets a first project. */
  isNewUser: boolean;
  projects: Project[];
  /** By project id. @default done and dismissed */
  checklists: Record<string, Checklist>;
  /** By project id. */
  apiKeys: Record<string, ApiKey[]>;
  members: Record<string, Member[]>;
  /** By project id, newest first. */
  invitations: Record<string, Invitation[]>;
  /** Types of emails that the user turned off, by project id. */
  emailsTurnedOff: Record<string, string[]>;
  /** By project id, newest first. */
  auditEntries: Record<string, AuditEntry[]>;
  /** By project id, newest first. */
  loggedRequests: Record<string, LoggedRequest[]>;
  /** By project id, newest first. */
  alerts: Record<string, Alert[]>;
  /** By project id, oldest first. */
  webhooks: Record<string, Webhook[]>;
  /** By webhook id, newest first. */
  webhookDeliveries: Record<string, WebhookDeliveryDetails[]>;
  /** Of the user, newest first. */
  personalTokens: Token[];
  /** By project id, newest first. */
  projectTokens: Record<string, Token[]>;
  /** Users with an account, who can be invited by id. */
  knownUsers: KnownUser[];
  chains: Chain[];
  /** Response of every statistics call. */
  statistics: Statistics;
  /** Response of the usage call for any period. */
  usage: Usage;
  usageSummary: UsageSummary;
  /** By project id, newest first. */
  payments: Record<string, Payment[]>;
  /** By project id, newest first. */
  transactions: Record<string, Transaction[]>;
  /** By project id. @default empty */
  billingDetails: Record<string, BillingDetails>;
  /** Status that the payment provider returns, by payment id. @default CREATED */
  providerStatuses: Record<string, string>;
  custodialWallets: CustodialWallet[];
  depositTerms: DepositTermsReply;
  /** Nodes by project id, newest first. */
  providers: Record<string, Provider[]>;
  /** Why the API rejects a node, by its URL. Other nodes are accepted. */
  nodeFaults: Record<string, ProviderFault>;
  /** By project id, the newest month first. */
  providerRewards: Record<string, ProviderReward[]>;
  /** By project id. @default a link without sign-ups */
  referrals: Record<string, Referrals>;
  /** By project id, newest first. */
  referralRewards: Record<string, ReferralReward[]>;
  /** By project id. */
  partnerships: Record<string, Partnership>;
  /** Credit of each promo code in cents. */
  promocodes: Record<string, number>;
  /** Requests for the Enterprise plan, oldest first. */
  enterpriseRequests: EnterpriseRequest[];
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
 * Returns the project if the user's role allows the action.
 *
 * @throws {ApiRefusal} PROJECT_NOT_FOUND, ROLE_FORBIDS
 */
export function projectForAction(state: FakeApiState, projectId: string, action: Action): Project {
  const project = projectOf(state, projectId);
  if (!may(project.role, action)) throw new ApiRefusal('ROLE_FORBIDS');
  return project;
}
