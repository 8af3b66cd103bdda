import { type Project, may, type OpenAlert, contract, isAsExpected } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { openAlertFixture } from './alerts.ts';
import { newApiKeyFixture, secretFixture } from './api-keys.ts';
import { changeBilling, moveBalance } from './billing.ts';
import { checklistFixture } from './account.ts';
import { projectForAction, projectOf, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** A project on the free plan, owned by the user. */
export function projectFixture(fields: Partial<Project> = {}): Project {
  return {
    id: 'proj_4kTq8Zr1WmXe7LbY2cNd',
    name: 'Storefront',
    balance: 0,
    promoBalance: 0,
    accruedUsage: { computeUnits: 0, cost: '0.00' },
    usageCommitment: 'FREE',
    usageCommitmentEnd: null,
    nextUsageCommitment: null,
    geyserUsageCommitment: null,
    geyserUsageCommitmentMultiplier: 0,
    geyserUsageCommitmentEnd: null,
    nextGeyserUsageCommitment: null,
    nextGeyserUsageCommitmentMultiplier: null,
    spendLimit: { amount: null, spent: '0.00', isReached: false, resetsAt: '2026-12-01T00:00:00.000Z' },
    alerts: { lowBalance: null, spendPercents: [80, 100], runwayDays: null, open: [] },
    isProvider: false,
    isSampleData: false,
    role: 'owner',
    createdAt: '2026-03-02T09:15:00.000Z',
    ...fields,
  };
}

interface SettingChanges {
  readonly name?: string | undefined;
  readonly spendLimit?: { readonly amount: number | null } | undefined;
  readonly alerts?:
    | {
        readonly lowBalance?: number | null | undefined;
        readonly spendPercents?: number[] | undefined;
        readonly runwayDays?: number | null | undefined;
      }
    | undefined;
}

/**
 * Applies a change of settings to a project and raises the low-balance alert if needed.
 *
 * @throws {ApiRefusal} ROLE_FORBIDS
 */
function changeSettings(project: Project, { name, spendLimit, alerts }: SettingChanges): Project {
  if (name !== undefined && !may(project.role, 'project:update')) throw new ApiRefusal('ROLE_FORBIDS');
  if ((spendLimit ?? alerts) !== undefined && !may(project.role, 'settings:update')) throw new ApiRefusal('ROLE_FORBIDS');
  const limit = spendLimit === undefined ? project.spendLimit.amount : spendLimit.amount;
  const spentCents = Number(project.spendLimit.spent) * 100;
  const settings = { ...project.alerts, ...definedOf(alerts ?? {}) };
  return {
    ...project,
    ...(name !== undefined && { name }),
    spendLimit: { ...project.spendLimit, amount: limit, isReached: limit !== null && spentCents >= limit },
    alerts: { ...settings, open: openOf(project, settings.lowBalance) },
  };
}

function openOf({ balance, alerts }: Project, lowBalance: number | null): OpenAlert[] {
  const others = alerts.open.filter(({ kind }) => kind !== 'low-balance');
  if (lowBalance === null || balance >= lowBalance) return others;
  const known = alerts.open.find(({ kind, threshold }) => kind === 'low-balance' && threshold === lowBalance);
  return [known ?? openAlertFixture({ id: `alt_low${lowBalance}`, threshold: lowBalance, value: balance }), ...others];
}

const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

export const projectHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listProjects, () => state.projects),
  mockCall(baseUrl, contract.createProject, ({ body }) => {
    const project = projectFixture({ id: `proj_created${String(state.projects.length + 1)}`, name: body.name });
    state.projects.push(project);
    return project;
  }),
  mockCall(baseUrl, contract.createFirstProject, () => {
    const [own] = state.projects;
    if (own) return { project: own, apiKey: state.apiKeys[own.id]?.at(-1) ?? null, secret: null };
    if (!state.isNewUser) return { project: null, apiKey: null, secret: null };
    const project = projectFixture({ id: 'proj_first', name: 'Default' });
    const apiKey = newApiKeyFixture({ id: 'key_first', name: 'Default', secretShownTo: [state.user.id] });
    state.projects.push(project);
    state.apiKeys[project.id] = [apiKey];
    state.checklists[project.id] = checklistFixture();
    return { project, apiKey, secret: secretFixture };
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
