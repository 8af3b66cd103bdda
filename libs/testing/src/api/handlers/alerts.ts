import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

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
