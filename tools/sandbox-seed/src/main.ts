import { createDatabase, insertPromoCode } from '@onepoint/database';
import { seedUser } from '@onepoint/sandbox/identity/seed-user';
import { sandboxAccounts, sandboxPromoCode } from '@onepoint/sandbox/start/sandbox-data';
import { z } from 'zod';
import { seedProvider } from './seed-provider.ts';
import { seedSandbox } from './seed-sandbox.ts';

const env = z
  .object({ DATABASE_URL: z.string(), IDENTITY_ADDRESS: z.url(), CLERK_SECRET_KEY: z.string(), SANDBOX_NODE_URL: z.url().optional() })
  .parse(process.env);

const identity = { address: env.IDENTITY_ADDRESS, secretKey: env.CLERK_SECRET_KEY };
const [userId, , providerUserId] = await Promise.all(
  sandboxAccounts.map(({ emailAddress, password, firstName }) => seedUser({ ...identity, emailAddress, password, firstName })),
);
const database = createDatabase(env.DATABASE_URL, { applicationName: 'onepoint-seed' });
const secret = userId === undefined ? undefined : await seedSandbox(database, { userId, balanceCents: 10_000 });
const nodeUrl = env.SANDBOX_NODE_URL;
if (providerUserId !== undefined && nodeUrl !== undefined) {
  await seedProvider(database, { userId: providerUserId, balanceCents: 1_000, nodeUrl });
}
await insertPromoCode(database.orm, sandboxPromoCode);
await database.close();
process.stdout.write(`${JSON.stringify({ secret: secret ?? null })}\n`);
