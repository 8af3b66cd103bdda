import type { AlertChanges, AlertThreshold } from '@onepoint/plans-domain';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { alerts } from '../schema/alerts.ts';
import type { projects } from '../schema/projects.ts';
import { enqueueWebhookEvents, type NewWebhookEvent } from '../webhooks/enqueue-webhook-events.ts';

/** Stores alerts that begin and that are over, and hands each to the project's webhook. One that somebody else stored first is left out. */
export async function writeAlertChanges(
  transaction: Transaction,
  { id: projectId, name }: Pick<typeof projects.$inferSelect, 'id' | 'name'>,
  { raised, resolved }: AlertChanges<AlertThreshold & { id: string }>,
  now: Date,
): Promise<void> {
  const begun =
    raised.length === 0
      ? []
      : await transaction
          .insert(alerts)
          .values(raised.map((alert) => ({ ...alert, id: createId('alt'), projectId, raisedAt: now })))
          .onConflictDoNothing()
          .returning();
  const over =
    resolved.length === 0
      ? []
      : await transaction
          .update(alerts)
          .set({ resolvedAt: now })
          .where(
            and(
              inArray(
                alerts.id,
                resolved.map(({ id }) => id),
              ),
              isNull(alerts.resolvedAt),
            ),
          )
          .returning();
  const project = { id: projectId, name };
  await enqueueWebhookEvents(transaction, projectId, [
    ...begun.map((alert) => alertEvent('alert.raised', project, alert)),
    ...over.map((alert) => alertEvent('alert.resolved', project, alert)),
  ]);
}

function alertEvent(
  event: 'alert.raised' | 'alert.resolved',
  project: { id: string; name: string },
  { id, kind, threshold, value, limitCents, raisedAt, resolvedAt }: typeof alerts.$inferSelect,
): NewWebhookEvent {
  const alert = {
    id,
    kind,
    threshold,
    value,
    limit: limitCents,
    raisedAt: raisedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
  return { event, data: { project, alert } };
}
