import { createDatabase, createSecretBox, insertPromoCode, parseSecretKeys } from '@onepoint/database';
import { seedUser } from '@onepoint/sandbox/identity/seed-user';
import { sampleTeam, sandboxAccounts, sandboxPromoCode } from '@onepoint/sandbox/start/sandbox-data';
import { z } from 'zod';
import { seedProvider } from './seed-provider.ts';
import { seedSandbox } from './seed-sandbox.ts';

const env = z
  .object({
    DATABASE_URL: z.string(),
    SECRETS_KEYS: z.string(),
    IDENTITY_ADDRESS: z.url(),
    CLERK_SECRET_KEY: z.string(),
    SANDBOX_NODE_URL: z.url().optional(),
  })
  .parse(process.env);

const identity = { address: env.IDENTITY_ADDRESS, secretKey: env.CLERK_SECRET_KEY };
const [payg, free, provider] = sandboxAccounts;
const password = payg.password;
const createUser = (user: { emailAddress: string; firstName: string }): Promise<string> => seedUser({ ...identity, ...user, password });
const [owner, admin, developer, finance, providerId] = await Promise.all([
  createUser(payg),
  createUser(sampleTeam.admin),
  createUser(sampleTeam.developer),
  createUser(sampleTeam.finance),
  createUser(provider),
  createUser(free),
]);
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-seed' });
const secret = await seedSandbox(database, { members: { owner, admin, developer, finance }, now: new Date() });
const nodeUrl = env.SANDBOX_NODE_URL;
const secrets = createSecretBox(parseSecretKeys(env.SECRETS_KEYS) ?? []);
if (nodeUrl !== undefined) await seedProvider(database, { userId: providerId, balanceCents: 1_000, nodeUrl, secrets });
await insertPromoCode(database.orm, sandboxPromoCode);
await database.close();
process.stdout.write(`${JSON.stringify({ secret: secret ?? null })}\n`);
