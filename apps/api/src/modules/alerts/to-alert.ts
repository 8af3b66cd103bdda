import type { Alert, OpenAlert, PublicUser } from '@onepoint/api-contract';
import { toPublicUser } from '../users/to-public-user.ts';
import type { AlertRow } from './alerts-repository.ts';

/** An alert as a project carries it. */
export function toOpenAlert({ id, kind, threshold, value, limitCents, raisedAt, acknowledgedAt }: AlertRow): OpenAlert {
  return { id, kind, threshold, value, limit: limitCents, raisedAt: raisedAt.toISOString(), isAcknowledged: acknowledgedAt !== null };
}

/** An alert with what became of it, for the list of alerts. */
export function toAlert(row: AlertRow, users: ReadonlyMap<string, PublicUser>): Alert {
  const { resolvedAt, acknowledgedAt, acknowledgedBy } = row;
  return {
    ...toOpenAlert(row),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: acknowledgedBy === null ? null : (users.get(acknowledgedBy) ?? toPublicUser(acknowledgedBy, null)),
  };
}
