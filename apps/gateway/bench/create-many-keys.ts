// Adds keys of free projects, each in its own project, to a migrated database, and prints their secrets.
import { createDatabase } from '@onepoint/database';
import { z } from 'zod';
import { insertKeys } from './insert-keys.ts';

const env = z.object({ DATABASE_URL: z.string(), KEYS: z.coerce.number().int().positive() }).parse(process.env);
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-bench' });
const { secrets } = await insertKeys(database.orm, env.KEYS, 'FREE');
await database.close();
process.stdout.write(`${JSON.stringify({ ready: true, secrets })}\n`);
