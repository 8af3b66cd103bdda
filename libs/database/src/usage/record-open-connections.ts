import { eq, inArray, lt } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { openConnections } from '../schema/open-connections.ts';

/** How long what a gateway said of its connections is believed. Gateways say it several times as often; one that died says nothing. */
export const openConnectionsKeptMs = 30_000;

export interface OpenConnections {
  projectId: string;
  apiKeyId: string;
  /** At least 1. */
  connections: number;
}

/** Replaces what a gateway process said of its open connections, and forgets what others said too long ago. */
export async function recordOpenConnections(
  orm: Orm,
  gatewayId: string,
  list: readonly OpenConnections[],
  now = new Date(),
): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(openConnections).where(eq(openConnections.gatewayId, gatewayId));
    // Whoever comes second leaves what is being deleted alone instead of waiting for it.
    const old = transaction
      .select({ gatewayId: openConnections.gatewayId })
      .from(openConnections)
      .where(lt(openConnections.reportedAt, new Date(now.getTime() - openConnectionsKeptMs)))
      .for('update', { skipLocked: true });
    await transaction.delete(openConnections).where(inArray(openConnections.gatewayId, old));
    if (list.length === 0) return;
    await transaction.insert(openConnections).values(list.map((entry) => ({ ...entry, gatewayId, reportedAt: now })));
  });
}
