import type { NewWebhookEvent, testEvent } from '@onepoint/api-contract/webhook-events';
import { and, arrayContains, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { NewAuditEntry } from './audit-entries.ts';
import type { Executor, Orm } from './create-database.ts';
import { createId } from './ids.ts';
import { projects } from './schema/projects.ts';
import { webhookDeliveries, webhooks } from './schema/webhooks.ts';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

interface ProjectEvent {
  projectId: string;
  event: NewWebhookEvent;
}

/**
 * Adds events of one project to the webhook outbox, one delivery for each enabled webhook that is subscribed. Pass the transaction that
 * caused them, so that both commit together.
 */
export function enqueueWebhookEvents(executor: Executor, projectId: string, events: readonly NewWebhookEvent[]): Promise<void> {
  return enqueueProjectEvents(
    executor,
    events.map((event) => ({ projectId, event })),
  );
}

/** All deliveries of an event have the same event id. */
async function enqueueProjectEvents(executor: Executor, events: readonly ProjectEvent[]): Promise<void> {
  for (const { projectId, event } of events) {
    const isSubscribed = or(isNull(webhooks.events), arrayContains(webhooks.events, [event.event]));
    const subscribers = await executor
      .select({ webhookId: webhooks.id, projectName: projects.name })
      .from(webhooks)
      .innerJoin(projects, eq(projects.id, webhooks.projectId))
      .where(and(eq(webhooks.projectId, projectId), eq(webhooks.isEnabled, true), isSubscribed))
      // Lock the webhooks: one that is being deleted would fail the transaction of the event.
      .for('key share', { of: webhooks });
    const [first] = subscribers;
    if (first === undefined) continue;
    const project = { id: projectId, name: first.projectName };
    const delivery = newDelivery(projectId, event.event, { project, ...event.data });
    await executor.insert(webhookDeliveries).values(subscribers.map(({ webhookId }) => ({ ...delivery, id: createId('dlv'), webhookId })));
  }
}

/** Adds a test event for one webhook, whatever events the webhook is subscribed to. */
export async function enqueueTestEvent(executor: Executor, webhookId: string, project: { id: string; name: string }): Promise<DeliveryRow> {
  const event: typeof testEvent = 'test';
  const [added] = await executor
    .insert(webhookDeliveries)
    .values({ ...newDelivery(project.id, event, { project }), id: createId('dlv'), webhookId })
    .returning();
  return added as DeliveryRow;
}

function newDelivery(projectId: string, event: string, data: Record<string, unknown>) {
  const createdAt = new Date();
  const eventId = createId('evt');
  const payload = { id: eventId, event, createdAt: createdAt.toISOString(), data };
  return { projectId, eventId, event, payload, nextAttemptAt: createdAt, createdAt };
}

type AuditEventName = Extract<NewWebhookEvent, { data: { action: string } }>['event'];

/** Webhook events by audit log action. Other actions have none. */
const eventsOfActions: Readonly<Record<string, AuditEventName | undefined>> = {
  'plan.change': 'plan.changed',
  'package.change': 'package.changed',
  'apiKey.create': 'apiKey.created',
  'apiKey.rename': 'apiKey.changed',
  'apiKey.pause': 'apiKey.changed',
  'apiKey.resume': 'apiKey.changed',
  'apiKey.changeAllowLists': 'apiKey.changed',
  'apiKey.changeLimits': 'apiKey.changed',
  'apiKey.rotate': 'apiKey.rotated',
  'apiKey.delete': 'apiKey.deleted',
  'invitation.create': 'member.invited',
  'member.add': 'member.joined',
  'invitation.accept': 'member.joined',
  'member.changeRole': 'member.roleChanged',
  'member.remove': 'member.removed',
  'member.leave': 'member.removed',
  'member.deleteAccount': 'member.removed',
};

/** Adds the webhook events of audit entries. Entries with an explicit time are sample data and need no events. */
export async function enqueueAuditEvents(executor: Executor, entries: readonly NewAuditEntry[]): Promise<void> {
  const events = entries.flatMap((entry) => {
    const event = entry.at === undefined ? auditEvent(entry) : null;
    return event === null ? [] : [{ projectId: entry.projectId, event }];
  });
  await enqueueProjectEvents(executor, events);
}

function auditEvent({ action, actorId, token, subject: { id, name, userId = null }, changes = [] }: NewAuditEntry): NewWebhookEvent | null {
  const event = eventsOfActions[action];
  const change = { actor: { userId: actorId, tokenId: token?.id ?? null }, action, changes: [...changes] };
  switch (event) {
    case 'plan.changed':
    case 'package.changed':
      return { event, data: change };
    case 'apiKey.created':
    case 'apiKey.changed':
    case 'apiKey.rotated':
    case 'apiKey.deleted':
      return { event, data: { ...change, apiKey: { id, name } } };
    case 'member.invited':
      return { event, data: { ...change, invitation: { id, userId } } };
    case 'member.joined':
    case 'member.roleChanged':
    case 'member.removed':
      return { event, data: { ...change, member: { id, userId } } };
    default:
      return null;
  }
}

/** Deletes deliveries that settled (delivered or permanently failed) before this time. */
export async function pruneWebhookDeliveries(orm: Orm, before: Date): Promise<void> {
  await orm.delete(webhookDeliveries).where(and(ne(webhookDeliveries.status, 'pending'), lt(webhookDeliveries.settledAt, before)));
}
