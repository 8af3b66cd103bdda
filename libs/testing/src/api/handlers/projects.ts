import { contract, isAsExpected, may } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { changeBilling } from '../change-billing.ts';
import { changeSettings } from '../change-settings.ts';
import { projectForAction, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { projectFixture } from '../fixtures/project.ts';
import { mockCall } from '../mock-call.ts';
import { moveBalance } from '../move-balance.ts';

export const projectHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listProjects, () => state.projects),
  mockCall(baseUrl, contract.createProject, ({ body }) => {
    const project = projectFixture({ id: `proj_created${String(state.projects.length + 1)}`, name: body.name });
    state.projects.push(project);
    return project;
  }),
  mockCall(baseUrl, contract.getProject, ({ params }) => projectOf(state, params.projectId)),
  mockCall(baseUrl, contract.updateProject, ({ params, body }) => {
    const { name, spendLimit, alerts, expected, ...billing } = body;
    const project = projectOf(state, params.projectId);
    const isBilling = Object.keys(billing).length > 0;
    if (isBilling && !may(project.role, 'plan:change')) throw new ApiRefusal('ROLE_FORBIDS');
    const billed = isBilling ? changeBilling(project, billing, new Date()) : project;
    const changed = changeSettings(billed, { name, spendLimit, alerts });
    const isChanged = JSON.stringify(changed) !== JSON.stringify(project);
    if (isChanged && expected && !isAsExpected(project, expected)) throw new ApiRefusal('CHANGED_MEANWHILE');
    return Object.assign(project, changed);
  }),
  mockCall(baseUrl, contract.deleteProject, ({ params, query }) => {
    const project = projectForAction(state, params.projectId, 'project:delete');
    const { balance: balanceCents, promoBalance: promoBalanceCents } = project;
    if (balanceCents > 0) {
      if (query.balance === undefined && balanceCents > promoBalanceCents) {
        throw new ApiRefusal('BALANCE_REMAINS', { balanceCents, promoBalanceCents });
      }
      if (query.toProjectId !== undefined) {
        const target = projectForAction(state, query.toProjectId, 'payment:create');
        moveBalance(target, { amountCents: balanceCents, movesPromo: false, promoReceivedCents: promoBalanceCents });
      }
    }
    state.projects = state.projects.filter((other) => other !== project);
    return null;
  }),
];
