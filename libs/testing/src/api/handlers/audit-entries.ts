import { contract, type AuditEntry } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';

const isOfAction = ({ action }: AuditEntry, wanted: string): boolean =>
  wanted.includes('.') ? action === wanted : action.startsWith(`${wanted}.`);

/** The audit log with the filters and pages of the API. Nothing is added to it by other calls: a test gives what it is about. */
export const auditEntryHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listAuditEntries, ({ params, query }) => {
    const { id } = projectForAction(state, params.projectId, 'audit:read');
    const { action, actorId, subjectId, from, to, lastId, limit } = query;
    const entries = (state.auditEntries[id] ?? []).filter(
      (entry) =>
        (action === undefined || isOfAction(entry, action)) &&
        (actorId === undefined || entry.actor?.id === actorId) &&
        (subjectId === undefined || entry.subject.id === subjectId) &&
        (from === undefined || Date.parse(entry.createdAt) >= Date.parse(from)) &&
        (to === undefined || Date.parse(entry.createdAt) < Date.parse(to)),
    );
    const start = lastId === undefined ? 0 : entries.findIndex((entry) => entry.id === lastId) + 1;
    const end = start + limit;
    return { data: entries.slice(start, end), hasMore: entries.length > end };
  }),
];
