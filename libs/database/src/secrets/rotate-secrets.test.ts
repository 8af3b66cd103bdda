import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createId } from '../ids.ts';
import { insertProject } from '../projects.ts';
import { providers } from '../schema/providers.ts';
import { webhooks } from '../schema/webhooks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { listMissingSecretKeys, rotateSecrets } from './rotate-secrets.ts';
import { createSecretBox } from './secret-box.ts';
import { openProvider, openWebhook, sealProvider, sealWebhook } from './sealed-rows.ts';

const oldKey = { id: '2026a', key: Buffer.alloc(32, 'a') };
const newKey = { id: '2026b', key: Buffer.alloc(32, 'b') };
const [before, during, after] = [createSecretBox([oldKey]), createSecretBox([newKey, oldKey]), createSecretBox([newKey])];
const secrets = { url: 'https://hooks.example.com/?token=a', secret: 'whsec_a', previousSecret: 'whsec_b' };
const ends = { previousSecretEndsAt: new Date('2100-01-01') };

let database: TestDatabase;
let projectId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  const { id } = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'P', ownerId: 'user_a' }));
  projectId = id;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.orm.delete(webhooks);
  await database.orm.delete(providers);
});

type WebhookColumns = Omit<typeof webhooks.$inferInsert, 'id' | 'projectId' | 'createdBy'>;

async function addWebhook(columnsOf: (id: string) => WebhookColumns): Promise<string> {
  const id = createId('wh');
  await database.orm.insert(webhooks).values({ id, projectId, createdBy: 'user_a', ...columnsOf(id) });
  return id;
}

async function addProvider(columnsOf: (id: string) => { url: string | null; urlSealed?: string }): Promise<string> {
  const id = createId('prov');
  const row = { id, projectId, name: 'Node', chain: 'base', health: 'healthy', checkedAt: new Date() } as const;
  await database.orm.insert(providers).values({ ...row, ...columnsOf(id) });
  return id;
}

async function readWebhook(id: string) {
  const [row] = await database.orm.select().from(webhooks).where(eq(webhooks.id, id));
  if (row === undefined) throw new Error('There is no such webhook');
  return row;
}

const summary = async (box = during) =>
  (await rotateSecrets(database.orm, box)).map(({ column, rotated, failures }) => [column, rotated, failures]);

it('encrypts secrets in plain text and those of an older key, so that the older key can be removed', async () => {
  const plain = await addWebhook(() => ({ ...secrets, ...ends }));
  const old = await addWebhook((id) => ({ ...sealWebhook(before, id, secrets), ...ends }));
  const current = await addWebhook((id) => sealWebhook(during, id, { url: secrets.url, secret: secrets.secret }));
  const untouched = await readWebhook(current);
  const node = await addProvider(() => ({ url: 'https://node.example.com/key' }));
  expect(await listMissingSecretKeys(database.orm, after)).toEqual(['2026a']);
  expect(await summary()).toEqual([
    ['webhooks.url', 2, []],
    ['webhooks.secret', 2, []],
    ['webhooks.previous_secret', 2, []],
    ['providers.url', 1, []],
  ]);
  for (const id of [plain, old]) {
    const row = await readWebhook(id);
    expect(row).toMatchObject({ url: null, secret: null, previousSecret: null });
    expect(openWebhook(after, row)).toMatchObject(secrets);
  }
  expect(await readWebhook(current)).toEqual(untouched);
  const [provider] = await database.orm.select().from(providers).where(eq(providers.id, node));
  expect(provider?.url).toBeNull();
  expect(provider && openProvider(after, provider).url).toBe('https://node.example.com/key');
  expect(await listMissingSecretKeys(database.orm, after)).toEqual([]);
  expect((await summary()).map(([, rotated]) => rotated)).toEqual([0, 0, 0, 0]);
});

it('processes more rows than fit in a batch', async () => {
  const rows = Array.from({ length: 501 }, () => {
    const id = createId('wh');
    return { id, projectId, createdBy: 'user_a', url: 'https://hooks.example.com', secret: 'whsec_a' };
  });
  await database.orm.insert(webhooks).values(rows);
  expect((await summary()).map(([, rotated]) => rotated)).toEqual([501, 501, 0, 0]);
});

it('reports secrets that it can’t decrypt, leaves them unchanged, and continues', async () => {
  const lost = createSecretBox([{ id: 'lost', key: Buffer.alloc(32, 'l') }]);
  const unreadable = await addProvider((id) => sealProvider(lost, id, 'https://lost.example.com'));
  const moved = await addProvider(() => sealProvider(before, 'prov_other', 'https://moved.example.com'));
  const node = await addProvider((id) => sealProvider(before, id, 'https://node.example.com'));
  const [, , , result] = await rotateSecrets(database.orm, during);
  expect(result).toMatchObject({ column: 'providers.url', rotated: 1 });
  expect(result?.failures.toSorted()).toEqual(
    [
      `SECRETS_KEYS has no key "lost", which encrypted providers.url of ${unreadable}`,
      `providers.url of ${moved} can't be decrypted with key "2026a": it was changed, or the key is another one of that name`,
    ].toSorted(),
  );
  const rows = await database.orm.select().from(providers).where(eq(providers.id, node));
  expect(rows.map((row) => openProvider(after, row).url)).toEqual(['https://node.example.com']);
  expect(await listMissingSecretKeys(database.orm, during)).toEqual(['lost']);
});
