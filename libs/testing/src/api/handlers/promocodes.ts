import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

/** Codes are credited once to a project, as the API does it. */
export function promocodeHandlers(baseUrl: string, state: FakeApiState): HttpHandler[] {
  const activated = new Set<string>();
  return [
    mockCall(baseUrl, contract.activatePromocode, ({ params, body }) => {
      const project = projectForAction(state, params.projectId, 'promocode:activate');
      const { code } = body;
      const amount = state.promocodes[code];
      if (amount === undefined) throw new ApiRefusal('PROMOCODE_NOT_FOUND');
      const activation = `${project.id} ${code}`;
      if (activated.has(activation)) throw new ApiRefusal('PROMOCODE_USED');
      activated.add(activation);
      project.balance += amount;
      return { id: `req_activated${String(activated.size)}`, code, amount };
    }),
  ];
}
