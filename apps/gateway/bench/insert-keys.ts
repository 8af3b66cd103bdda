import { apiKeys, createApiKeySecret, createId, projects, type Database } from '@onepoint/database';
import type { PlanId } from '@onepoint/plans-domain';

const rowsPerStatement = 2_000;

interface InsertedKeys {
  readonly keys: readonly { projectId: string; apiKeyId: string }[];
  /** In the same order as the keys. */
  readonly secrets: readonly string[];
}

/** Adds keys to a migrated database, each in its own project without members. */
export async function insertKeys(orm: Database['orm'], count: number, planId: PlanId): Promise<InsertedKeys> {
  const created = Array.from({ length: count }, () => ({
    projectId: createId('proj'),
    apiKeyId: createId('key'),
    ...createApiKeySecret(),
  }));
  for (let start = 0; start < count; start += rowsPerStatement) {
    const some = created.slice(start, start + rowsPerStatement);
    await orm.insert(projects).values(some.map(({ projectId }) => ({ id: projectId, name: 'Bench', planId })));
    await orm.insert(apiKeys).values(
      some.map(({ projectId, apiKeyId, secretHash, prefix, last4 }) => ({
        id: apiKeyId,
        projectId,
        name: 'Bench',
        secretHash,
        prefix,
        last4,
      })),
    );
  }
  return {
    keys: created.map(({ projectId, apiKeyId }) => ({ projectId, apiKeyId })),
    secrets: created.map(({ secret }) => secret),
  };
}
