import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { insertProject } from '../projects/insert-project.ts';
import { auditEntries } from '../schema/audit-entries.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { insertAuditEntries, type NewAuditEntry } from './insert-audit-entries.ts';

let database: TestDatabase;
let projectId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

beforeEach(async () => {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'A', ownerId: 'user_a' }));
  projectId = project.id;
});

afterAll(() => database.drop());

const entry = (action: string): NewAuditEntry => ({
  projectId,
  action,
  actorId: 'user_a',
  subject: { type: 'project', id: projectId, name: 'A' },
  changes: [{ field: 'name', before: 'A', after: 'B' }],
});

test('entries are kept whole, in the order in which they were written', async () => {
  await insertAuditEntries(database.orm, [entry('first'), { ...entry('second'), actorId: null, changes: [] }]);
  await insertAuditEntries(database.orm, []);
  const rows = await database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.projectId, projectId))
    .orderBy(asc(auditEntries.sequence));
  expect(rows).toMatchObject([
    { action: 'first', actorId: 'user_a', subjectName: 'A', changes: [{ field: 'name', before: 'A', after: 'B' }] },
    { action: 'second', actorId: null, changes: [] },
  ]);
});

test('an entry goes with the change that it tells of', async () => {
  const attempt = database.orm.transaction(async (transaction) => {
    await insertAuditEntries(transaction, [entry('undone')]);
    throw new Error('stop');
  });
  await expect(attempt).rejects.toThrow('stop');
  expect(await database.orm.select().from(auditEntries).where(eq(auditEntries.action, 'undone'))).toEqual([]);
});

test.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database refuses: %s',
  async (statement) => {
    await insertAuditEntries(database.orm, [entry('kept')]);
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
  },
);
