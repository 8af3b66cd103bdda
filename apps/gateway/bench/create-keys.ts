// Prepares an empty database for benchmarks: prints the secrets of keys in separate projects, so that project limits don't cap the result.
import { createDatabase, insertApiKey, insertProject, migrateDatabase, postLedgerEntry } from '@onepoint/database';
import { z } from 'zod';

const env = z.object({ DATABASE_URL: z.string(), KEYS: z.coerce.number().int().positive() }).parse(process.env);
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-bench' });
await migrateDatabase(database.pool);
const [secrets, projectIds]: [string[], string[]] = [[], []];
for (let index = 0; index < env.KEYS; index += 1) {
  const name = `Bench ${index}`;
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name, ownerId: 'user_bench', planId: 'M' }));
  await postLedgerEntry(database.orm, {
    projectId: project.id,
    kind: 'correction',
    amountCents: 100_000,
    idempotencyKey: `bench:${project.id}`,
    cause: { reason: 'Bench' },
  });
  const { secret } = await insertApiKey(database.orm, { projectId: project.id, name });
  secrets.push(secret);
  projectIds.push(project.id);
}
await database.close();
process.stdout.write(`${JSON.stringify({ ready: true, secrets, projectIds })}\n`);
