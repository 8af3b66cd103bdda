import { type Alert, type OpenAlert, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, projectOf, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** An open alert for a balance below $20. */
export function openAlertFixture(fields: Partial<OpenAlert> = {}): OpenAlert {
  return {
    id: 'alt_2mVb8QxL5Rc1Kz7TjWp4',
    kind: 'low-balance',
    threshold: 2_000,
    value: 1_840,
    limit: null,
    raisedAt: '2026-03-20T08:05:00.000Z',
    isAcknowledged: false,
    ...fields,
  };
}

/** The same alert in the list of alerts, open by default. */
export function alertFixture(fields: Partial<Alert> = {}): Alert {
  return { ...openAlertFixture(), resolvedAt: null, acknowledgedAt: null, acknowledgedBy: null, ...fields };
}

export const alertHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listAlerts, ({ params, query }) => {
    const all = state.alerts[projectOf(state, params.projectId).id] ?? [];
    const start = query.lastId === undefined ? 0 : all.findIndex(({ id }) => id === query.lastId) + 1;
    return { data: all.slice(start, start + query.limit), hasMore: all.length > start + query.limit };
  }),
  mockCall(baseUrl, contract.acknowledgeAlert, ({ params }) => {
    const project = projectForAction(state, params.projectId, 'settings:update');
    const open = project.alerts.open.find(({ id }) => id === params.alertId);
    const alert = (state.alerts[project.id] ?? []).find(({ id }) => id === params.alertId);
    if (open) open.isAcknowledged = true;
    if (!alert) throw new ApiRefusal('ALERT_NOT_FOUND');
    const { id, firstName } = state.user;
    const acknowledgedBy = { id, displayName: firstName ?? id, imageUrl: null };
    return Object.assign(alert, { isAcknowledged: true, acknowledgedAt: new Date().toISOString(), acknowledgedBy });
  }),
];
