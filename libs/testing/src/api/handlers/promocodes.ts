import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';
import { moveBalance } from '../move-balance.ts';

/** A code is credited once to a person and to a project, as the API does it; here all of them are one person's. */
export function promocodeHandlers(baseUrl: string, state: FakeApiState): HttpHandler[] {
  const activated = new Set<string>();
  return [
    mockCall(baseUrl, contract.activatePromocode, ({ params, body }) => {
      const project = projectForAction(state, params.projectId, 'promocode:activate');
      const { code } = body;
      const amount = state.promocodes[code];
      if (amount === undefined) throw new ApiRefusal('PROMOCODE_NOT_FOUND');
      if (activated.has(code)) throw new ApiRefusal('PROMOCODE_USED');
      activated.add(code);
      moveBalance(project, { amountCents: amount, movesPromo: true });
      return { id: `req_activated${String(activated.size)}`, code, amount };
    }),
  ];
}
