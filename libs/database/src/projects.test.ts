import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertProject } from './projects.ts';
import { members } from './schema/members.ts';
import { projects } from './schema/projects.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

test('creates a project on the free plan, without a balance, with only its owner', async () => {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  expect(project).toMatchObject({ name: 'A', planId: 'FREE', balanceCents: 0, unbilledMicrocents: 0, deletedAt: null });
  const rows = await database.orm.select().from(members).where(eq(members.projectId, project.id));
  expect(rows).toMatchObject([{ userId: 'user_a', role: 'owner' }]);
});

test('leaves nothing behind when it fails halfway', async () => {
  const attempt = database.orm.transaction(async (transaction) => {
    await insertProject(transaction, { name: 'Half', ownerId: 'user_b' });
    throw new Error('stop');
  });
  await expect(attempt).rejects.toThrow('stop');
  expect(await database.orm.select().from(projects).where(eq(projects.name, 'Half'))).toEqual([]);
  expect(await database.orm.select().from(members).where(eq(members.userId, 'user_b'))).toEqual([]);
});
