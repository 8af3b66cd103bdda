import type { Alert, OpenAlert, PublicUser } from '@onepoint/api-contract';
import { alerts, type Executor, type Orm } from '@onepoint/database';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { afterCursor, refuseUnknownCursor } from '../../paging/cursor.ts';
import { toPublicUser } from '../users/public-user.ts';

export type AlertRow = typeof alerts.$inferSelect;

export interface ListAlertsParameters {
  projectId: string;
  limit: number;
  lastId?: string | undefined;
}

export type AlertsRepository = ReturnType<typeof createAlertsRepository>;

export function createAlertsRepository(orm: Orm) {
  return {
    /** Newest first. */
    listOpen: async (projectIds: readonly string[], executor: Executor = orm): Promise<AlertRow[]> =>
      projectIds.length === 0
        ? []
        : executor
            .select()
            .from(alerts)
            .where(and(inArray(alerts.projectId, [...projectIds]), isNull(alerts.resolvedAt)))
            .orderBy(desc(alerts.sequence)),

    /** Newest first, with one more row than the limit if there is a next page. */
    list: async ({ projectId, limit, lastId }: ListAlertsParameters): Promise<AlertRow[]> => {
      const page = await orm
        .select()
        .from(alerts)
        .where(and(eq(alerts.projectId, projectId), afterCursor(alerts, { projectId, lastId })))
        .orderBy(desc(alerts.sequence))
        .limit(limit + 1);
      return refuseUnknownCursor(orm, alerts, { projectId, lastId }, page);
    },

    find: async (projectId: string, alertId: string, executor: Executor = orm): Promise<AlertRow | null> => {
      const [row] = await executor
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, alertId), eq(alerts.projectId, projectId)));
      return row ?? null;
    },

    /** Null if the alert was acknowledged before. */
    acknowledge: async (executor: Executor, alertId: string, acknowledgedBy: string, acknowledgedAt: Date): Promise<AlertRow | null> => {
      const [row] = await executor
        .update(alerts)
        .set({ acknowledgedAt, acknowledgedBy })
        .where(and(eq(alerts.id, alertId), isNull(alerts.acknowledgedAt)))
        .returning();
      return row ?? null;
    },
  };
}

export function toOpenAlert({ id, kind, threshold, value, limitCents, raisedAt, acknowledgedAt }: AlertRow): OpenAlert {
  return { id, kind, threshold, value, limit: limitCents, raisedAt: raisedAt.toISOString(), isAcknowledged: acknowledgedAt !== null };
}

export function toAlert(row: AlertRow, users: ReadonlyMap<string, PublicUser>): Alert {
  const { resolvedAt, acknowledgedAt, acknowledgedBy } = row;
  return {
    ...toOpenAlert(row),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: acknowledgedBy === null ? null : (users.get(acknowledgedBy) ?? toPublicUser(acknowledgedBy, null)),
  };
}
