// `npm run migrate`: migrates a database to the newest schema before new servers start. Prints each applied migration.
import { createDatabase, migrateDatabase } from '@onepoint/database';
import { readSecretFiles } from '@onepoint/environment';
import { z } from 'zod';

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(readSecretFiles(process.env));
const database = createDatabase(url, { applicationName: 'onepoint-migrate', connectionsMax: 1 });
try {
  const applied = await migrateDatabase(database.pool);
  process.stdout.write(applied.length === 0 ? 'The database has the newest schema\n' : applied.map((name) => `Applied ${name}\n`).join(''));
} catch (error) {
  const { message, cause } = error as Error;
  process.stderr.write(`${cause instanceof Error ? `${message}: ${cause.message}` : message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
