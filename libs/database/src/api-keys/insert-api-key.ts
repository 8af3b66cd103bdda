import type { Executor } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { apiKeys } from '../schema/api-keys.ts';
import { createApiKeySecret } from './create-api-key-secret.ts';

export interface InsertApiKeyParameters {
  projectId: string;
  name: string;
  /** The user who is shown the secret. @default null, nobody who could leave the project */
  secretShownTo?: string | null | undefined;
}

export interface InsertApiKeyReturnType {
  apiKey: typeof apiKeys.$inferSelect;
  /** The only time that the secret exists outside its hash. */
  secret: string;
}

/** Creates an active API key. Fails on the foreign key when the project does not exist. */
export async function insertApiKey(
  executor: Executor,
  { projectId, name, secretShownTo = null }: InsertApiKeyParameters,
): Promise<InsertApiKeyReturnType> {
  const { secret, ...stored } = createApiKeySecret();
  const [apiKey] = await executor
    .insert(apiKeys)
    .values({ id: createId('key'), projectId, name, secretShownTo, ...stored })
    .returning();
  if (!apiKey) throw new Error('The database returned no row for a new API key');
  return { apiKey, secret };
}
