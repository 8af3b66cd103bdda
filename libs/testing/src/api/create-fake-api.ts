import type { HttpHandler } from 'msw';
import { createFakeApiState, type FakeApiState } from './fake-api-state.ts';
import { alertHandlers } from './handlers/alerts.ts';
import { apiKeyHandlers } from './handlers/api-keys.ts';
import { auditEntryHandlers } from './handlers/audit-entries.ts';
import { chainHandlers } from './handlers/chains.ts';
import { invitationHandlers } from './handlers/invitations.ts';
import { memberHandlers } from './handlers/members.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { projectHandlers } from './handlers/projects.ts';
import { promocodeHandlers } from './handlers/promocodes.ts';
import { providerHandlers } from './handlers/providers.ts';
import { referralHandlers } from './handlers/referrals.ts';
import { requestHandlers } from './handlers/requests.ts';
import { statisticsHandlers } from './handlers/statistics.ts';
import { usageHandlers } from './handlers/usage.ts';
import { userHandlers } from './handlers/users.ts';
import { webhookHandlers } from './handlers/webhooks.ts';

export interface FakeApi {
  readonly handlers: HttpHandler[];
  readonly state: FakeApiState;
}

/**
 * The API in memory, for tests: MSW handlers over a state that the calls change.
 *
 * @param baseUrl absolute base address that the client under test uses
 * @param state where to start from; a user without projects unless given
 */
export function createFakeApi(baseUrl: string, state: Partial<FakeApiState> = {}): FakeApi {
  const full = createFakeApiState(state);
  // Statistics stand before API keys: `apiKeys/statistics` would otherwise be a key called "statistics".
  const groups = [
    userHandlers,
    chainHandlers,
    statisticsHandlers,
    usageHandlers,
    apiKeyHandlers,
    memberHandlers,
    invitationHandlers,
    auditEntryHandlers,
    alertHandlers,
    webhookHandlers,
    paymentHandlers,
    promocodeHandlers,
    providerHandlers,
    referralHandlers,
    requestHandlers,
    projectHandlers,
  ];
  return { handlers: groups.flatMap((handlers) => handlers(baseUrl, full)), state: full };
}
