// Adds keys of free projects, each in its own project, to a migrated database, and prints their secrets.
import { apiKeys, createApiKeySecret, createDatabase, createId, projects } from '@onepoint/database';
import { z } from 'zod';

const env = z.object({ DATABASE_URL: z.string(), KEYS: z.coerce.number().int().positive() }).parse(process.env);
const rowsPerStatement = 2_000;
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-bench' });
const secrets: string[] = [];
while (secrets.length < env.KEYS) {
  const created = Array.from({ length: Math.min(rowsPerStatement, env.KEYS - secrets.length) }, () => ({
    projectId: createId('proj'),
    key: createApiKeySecret(),
  }));
  await database.orm.insert(projects).values(created.map(({ projectId }) => ({ id: projectId, name: 'Bench' })));
  await database.orm.insert(apiKeys).values(
    created.map(({ projectId, key: { secretHash, prefix, last4 } }) => ({
      id: createId('key'),
      projectId,
      name: 'Bench',
      secretHash,
      prefix,
      last4,
    })),
  );
  secrets.push(...created.map(({ key }) => key.secret));
}
await database.close();
process.stdout.write(`${JSON.stringify({ ready: true, secrets })}\n`);
