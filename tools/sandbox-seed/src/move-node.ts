import { createDatabase, createSecretBox, parseSecretKeys } from '@onepoint/database';
import { z } from 'zod';
import { moveNode } from './seed-provider.ts';

const env = z.object({ DATABASE_URL: z.string(), SECRETS_KEYS: z.string(), SANDBOX_NODE_URL: z.url() }).parse(process.env);
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-seed' });
await moveNode(database, createSecretBox(parseSecretKeys(env.SECRETS_KEYS) ?? []), env.SANDBOX_NODE_URL);
await database.close();
