import { type AuditEntry, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { mockCall } from './mock-call.ts';

/** An audit entry of a changed role. */
export function auditEntryFixture(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'aud_4tYw8RmZ2KxQ',
    action: 'member.changeRole',
    actor: { id: 'user_2fXq7TnB1LwZ', displayName: 'Grace', imageUrl: null },
    token: null,
    subject: { type: 'member', id: 'mem_9kLd3VbX7QsW', name: 'Ada' },
    changes: [{ field: 'role', before: 'viewer', after: 'developer' }],
    createdAt: '2026-03-14T11:20:00.000Z',
    ...fields,
  };
}

const was = (field: string, after: string | number) => ({ field, before: null, after });

/** Audit entries of credits, newest first: a promo code, a provider payment, and a deposit to the project's address. */
export function auditDepositFixtures(createdAt: string): AuditEntry[] {
  const viaProvider = { type: 'payment', id: 'pay_7xQm2VbT9KsL', name: 'pay_7xQm2VbT9KsL' };
  const toAddress = { type: 'payment', id: 'pay_3nRw8YcP5JdH', name: 'pay_3nRw8YcP5JdH' };
  return [
    auditEntryFixture({
      id: 'aud_deposit4',
      action: 'promoCode.activate',
      subject: { type: 'promoCode', id: 'req_5kTn1XzM4QwB', name: 'SPRING-25' },
      changes: [was('credited', 2_500)],
      createdAt,
    }),
    auditEntryFixture({
      id: 'aud_deposit3',
      action: 'payment.credit',
      actor: null,
      subject: viaProvider,
      changes: [was('credited', 9_860), was('fee', 140), was('paymentType', 'CRYPTOCLOUD_PAYMENT')],
      createdAt,
    }),
    auditEntryFixture({
      id: 'aud_deposit2',
      action: 'payment.create',
      subject: viaProvider,
      changes: [was('amount', 10_000), was('paymentType', 'CRYPTOCLOUD_PAYMENT')],
      createdAt,
    }),
    auditEntryFixture({
      id: 'aud_deposit1',
      action: 'payment.credit',
      actor: null,
      subject: toAddress,
      changes: [was('credited', 5_000), was('paymentType', 'CUSTODIAL')],
      createdAt,
    }),
  ];
}

const isOfAction = ({ action }: AuditEntry, wanted: string): boolean =>
  wanted.includes('.') ? action === wanted : action.startsWith(`${wanted}.`);

/** Implements filters and paging like the API. Other calls add no entries. */
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
