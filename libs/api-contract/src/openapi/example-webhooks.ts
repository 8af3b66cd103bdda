import { testEvent, type NewWebhookEvent, type WebhookEvent } from '../webhook-events.ts';
import { createdAt, project } from './example-resources.ts';

export const webhook = {
  id: 'wh_3mRk8TzQ1Lx6Vb0NcY5jHd',
  url: 'https://hooks.example.com/onepoint',
  description: 'Billing service',
  events: ['payment.credited', 'limit.reached', 'balance.low'],
  isEnabled: true,
  autoDisabledAt: null,
  failingSince: null,
  previousSecretEndsAt: null,
  createdAt,
};

export const webhookDelivery = {
  id: 'dlv_0sHf6JyU3Bx9Mq2KaEw8Vt',
  eventId: 'evt_7Qm2xKc9TzB4Lr1WnV6pJd',
  event: 'payment.credited',
  status: 'delivered',
  attempts: 1,
  responseStatus: 204,
  error: null,
  latencyMs: 84,
  redeliveryOf: null,
  nextAttemptAt: null,
  createdAt,
  settledAt: '2026-11-21T09:30:01.000Z',
};

export const pendingDelivery = {
  ...webhookDelivery,
  status: 'pending',
  attempts: 0,
  responseStatus: null,
  latencyMs: null,
  nextAttemptAt: createdAt,
  settledAt: null,
};

const actor = { userId: 'user_2kXb9PqLw4', tokenId: null };
const apiKey = { id: 'key_1r0SN7YpsAoTp42yM7Psal', name: 'Production' };
const member = { id: 'mem_8sWq1ZtYc5Nv0RkJ3hLp6D', userId: 'user_7cVn2TxQ5B' };
const payment = { id: 'pay_5vKd2RzT8qXw1LbN7mYc4H', type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
const alert = { id: 'alt_5nXc2QvB8Lz1Rk7TjWp4Hd', kind: 'low-balance', threshold: 2_000, value: 1_998, limit: null, raisedAt: createdAt };

/** Without the project. */
const data: { readonly [Event in WebhookEvent]: Extract<NewWebhookEvent, { event: Event }>['data'] } = {
  'payment.credited': { payment: { ...payment, status: 'CONFIRMED', received: 10_000, credited: 9_860, fee: 140 } },
  'payment.canceled': { payment: { ...payment, status: 'CANCELED', received: 0, credited: 0, fee: 0 } },
  'plan.changed': { actor, action: 'plan.change', changes: [{ field: 'usageCommitment', before: 'FREE', after: 'PAYG' }] },
  'package.changed': {
    actor,
    action: 'package.change',
    changes: [{ field: 'geyserUsageCommitmentMultiplier', before: 0, after: 2 }],
  },
  'limit.approached': { limit: { amount: 5_000, spent: 4_002, percent: 80 } },
  'limit.reached': { limit: { amount: 5_000, spent: 5_000, percent: 100 } },
  'balance.low': { balance: { amount: 4_210, pacePerDay: 601, daysLeft: 7 } },
  'alert.raised': { alert: { ...alert, resolvedAt: null } },
  'alert.resolved': { alert: { ...alert, resolvedAt: '2026-11-21T10:30:00.000Z' } },
  'apiKey.created': { actor, action: 'apiKey.create', changes: [], apiKey },
  'apiKey.changed': { actor, action: 'apiKey.pause', changes: [{ field: 'status', before: 'active', after: 'paused' }], apiKey },
  'apiKey.rotated': { actor, action: 'apiKey.rotate', changes: [{ field: 'last4', before: 'RbWW', after: 'k2Tq' }], apiKey },
  'apiKey.deleted': { actor, action: 'apiKey.delete', changes: [], apiKey },
  'member.invited': {
    actor,
    action: 'invitation.create',
    changes: [{ field: 'role', before: null, after: 'developer' }],
    invitation: { id: 'inv_4tBw7NcXq1Rz0LkJ8hVp2M', userId: null },
  },
  'member.joined': {
    actor: { ...actor, userId: member.userId },
    action: 'invitation.accept',
    changes: [{ field: 'role', before: null, after: 'developer' }],
    member,
  },
  'member.roleChanged': { actor, action: 'member.changeRole', changes: [{ field: 'role', before: 'developer', after: 'admin' }], member },
  'member.removed': { actor, action: 'member.remove', changes: [{ field: 'role', before: 'admin', after: null }], member },
};

/** Example body of a delivery. */
export function webhookPayloadExample(event: WebhookEvent | typeof testEvent) {
  const { id, name } = project;
  const own = event === testEvent ? {} : data[event];
  return { id: 'evt_7Qm2xKc9TzB4Lr1WnV6pJd', event, createdAt, data: { project: { id, name }, ...own } };
}
