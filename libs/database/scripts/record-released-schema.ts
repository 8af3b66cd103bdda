// Command behind `npm run schema:record`: writes the parts of the schema that the servers use to released-schema.json. Run it for every release.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createDatabase } from '../src/create-database.ts';
import * as tables from '../src/index.ts';
import { listPendingMigrations } from '../src/migrations/migrate-database.ts';
import { readCurrentSchema, toReleasedSchema } from '../src/migrations/released-schema.ts';

const root = join(import.meta.dirname, '../../..');
const serverFiles = globSync('{apps/api,apps/gateway,libs/database}/src/**/*.ts', { cwd: root });
const sources = serverFiles
  .filter((file) => !/\.test\.ts$|\/test(?:ing)?\//u.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const { DATABASE_URL: url } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const { pool, close } = createDatabase(url, { applicationName: 'onepoint-schema-record', connectionsMax: 1 });
try {
  const pending = await listPendingMigrations(pool);
  if (pending.length > 0) throw new Error('The database does not have the newest schema. Run npm run migrate first.');
  const client = await pool.connect();
  const released = toReleasedSchema(await readCurrentSchema(client), Object.values(tables), sources.join('\n'));
  client.release();
  writeFileSync(join(import.meta.dirname, '../released-schema.json'), `${JSON.stringify(released, null, 2)}\n`);
  process.stdout.write(`Recorded ${Object.keys(released.tables).length} tables and views up to ${released.migration}\n`);
} finally {
  await close();
}
