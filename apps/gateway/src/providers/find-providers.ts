import { projects, providers, type Orm } from '@onepoint/database';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ProviderNode } from '../upstreams/provider-node.ts';

/** The nodes to ask, by the slug of their chain: active, healthy when last looked at, of projects that are providers. */
export async function findProviders(orm: Orm): Promise<ReadonlyMap<string, readonly ProviderNode[]>> {
  const rows = await orm
    .select({ id: providers.id, chain: providers.chain, url: providers.url, weight: providers.weight })
    .from(providers)
    .innerJoin(projects, eq(projects.id, providers.projectId))
    .where(
      and(
        eq(providers.status, 'active'),
        eq(providers.health, 'healthy'),
        isNull(providers.deletedAt),
        eq(projects.isProvider, true),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(asc(providers.id));
  return Map.groupBy(rows, ({ chain }) => chain);
}
