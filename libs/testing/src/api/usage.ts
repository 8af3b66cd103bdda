import { type Charges, type Usage, type UsageSummary, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

const dayMs = 86_400_000;
const nothing = { requests: 0, errors: 0, computeUnits: 0, cost: '0.00' };

/** The charge in cents. Default: nothing. */
export function chargesFixture({ usage = 0, packages = 0, plans = 0 }: Partial<Omit<Charges, 'total'>> = {}): Charges {
  return { usage, packages, plans, total: usage + packages + plans };
}

/** Usage of a project in a period. Default: no usage. */
export function usageFixture(usage: Partial<Usage> = {}): Usage {
  const { from = '2026-03-01T00:00:00.000Z', to = '2026-03-15T00:00:00.000Z', total = nothing } = usage;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  return {
    from,
    to,
    byDay: Array.from({ length: days }, (_, index) => ({
      day: new Date(Date.parse(from) + index * dayMs).toISOString(),
      ...nothing,
      charges: chargesFixture(),
    })),
    byMethod: [],
    byApiKey: [],
    total,
    charges: chargesFixture(),
    ...usage,
  };
}

/** Usage summary of a project. Default: the free plan without usage. */
export function usageSummaryFixture(summary: Partial<UsageSummary> = {}): UsageSummary {
  return {
    today: { ...nothing, charges: chargesFixture() },
    monthToDate: { ...nothing, charges: chargesFixture() },
    average: null,
    runwayDays: null,
    forecast: { days: 30, usage: 0, packages: 0, plans: 0, total: 0, deposit: null },
    limits: [
      { name: 'requestsPerSecond', max: 50, used: 0 },
      { name: 'computeUnitsPerSecond', max: 1_000, used: 0 },
      { name: 'computeUnitsPerDay', max: 1_000_000, used: 0 },
      { name: 'connectionsPerKey', max: 20, used: 0 },
    ],
    ...summary,
  };
}

export const usageHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getUsage, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usage;
  }),
  mockCall(baseUrl, contract.getUsageSummary, ({ params }) => {
    projectForAction(state, params.projectId, 'statistics:read');
    return state.usageSummary;
  }),
];
