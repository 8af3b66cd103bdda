import type { HttpHandler } from 'msw';
import type { FakeApiState } from './fake-api-state.ts';
import { chainsFixture, chainHandlers, apiKeyHandlers } from './api-keys.ts';
import { enterpriseRequestHandlers, depositTermsFixture, paymentHandlers, promocodeHandlers } from './payments.ts';
import { statisticsFixture, statisticsHandlers, usageFixture, usageSummaryFixture, usageHandlers } from './statistics.ts';
import { userFixture, userHandlers, checklistHandlers, emailHandlers } from './account.ts';
import { alertHandlers } from './alerts.ts';
import { auditEntryHandlers } from './audit-entries.ts';
import { invitationHandlers, memberHandlers } from './members.ts';
import { loggedRequestHandlers } from './logged-requests.ts';
import { projectHandlers } from './projects.ts';
import { providerHandlers } from './providers.ts';
import { referralHandlers } from './referrals.ts';
import { transactionHandlers } from './transactions.ts';
import { tokenHandlers } from './tokens.ts';
import { webhookHandlers } from './webhooks.ts';

export interface FakeApi {
  readonly handlers: HttpHandler[];
  readonly state: FakeApiState;
}

/**
 * Creates an in-memory API for tests: MSW handlers and the state they change.
 *
 * @param baseUrl absolute base URL of the client under test
 * @param state initial state. Default: a user without projects
 */
export function createFakeApi(baseUrl: string, state: Partial<FakeApiState> = {}): FakeApi {
  const full = createFakeApiState(state);
  // Statistics come before API keys, otherwise `apiKeys/statistics` would match a key called "statistics".
  const groups = [
    userHandlers,
    chainHandlers,
    statisticsHandlers,
    usageHandlers,
    checklistHandlers,
    apiKeyHandlers,
    memberHandlers,
    invitationHandlers,
    emailHandlers,
    auditEntryHandlers,
    loggedRequestHandlers,
    alertHandlers,
    webhookHandlers,
    tokenHandlers,
    paymentHandlers,
    promocodeHandlers,
    transactionHandlers,
    providerHandlers,
    referralHandlers,
    enterpriseRequestHandlers,
    projectHandlers,
  ];
  return { handlers: groups.flatMap((handlers) => handlers(baseUrl, full)), state: full };
}

/** Copies the given state, so that calls don't change the caller's objects. */
function createFakeApiState(state: Partial<FakeApiState> = {}): FakeApiState {
  return structuredClone({
    user: userFixture(),
    isNewUser: false,
    projects: [],
    checklists: {},
    apiKeys: {},
    members: {},
    invitations: {},
    emailsTurnedOff: {},
    auditEntries: {},
    loggedRequests: {},
    alerts: {},
    webhooks: {},
    webhookDeliveries: {},
    personalTokens: [],
    projectTokens: {},
    knownUsers: [],
    chains: [...chainsFixture],
    statistics: statisticsFixture(),
    usage: usageFixture(),
    usageSummary: usageSummaryFixture(),
    payments: {},
    transactions: {},
    billingDetails: {},
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
