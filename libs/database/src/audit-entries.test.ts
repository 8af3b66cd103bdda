import { asc, eq } from 'drizzle-orm';
import { describe, afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { insertAuditEntries, type NewAuditEntry, billingAuditEntries } from './audit-entries.ts';
import { insertProject } from './projects.ts';
import { auditEntries } from './schema/audit-entries.ts';
import type { projects } from './schema/projects.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

describe('insertAuditEntries', () => {
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

  test('stores complete entries in order', async () => {
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

  test('rolls back the entry with its transaction', async () => {
    const attempt = database.orm.transaction(async (transaction) => {
      await insertAuditEntries(transaction, [entry('undone')]);
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await database.orm.select().from(auditEntries).where(eq(auditEntries.action, 'undone'))).toEqual([]);
  });

  test.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
    'the database rejects: %s',
    async (statement) => {
      await insertAuditEntries(database.orm, [entry('kept')]);
      await expect(database.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('billingAuditEntries', () => {
  const project = {
    id: 'proj_a',
    name: 'A',
    planId: 'FREE',
    nextPlanId: null,
    packageCount: 1,
    nextPackageCount: 0,
  } as typeof projects.$inferSelect;
  const subject = { type: 'project', id: 'proj_a', name: 'A' };

  test('records nothing for an unchanged renewal', () => {
    expect(billingAuditEntries(project, { ...project, balanceCents: 3 }, null)).toEqual([]);
  });

  test('records plan and package changes separately with the changed fields', () => {
    expect(billingAuditEntries(project, { ...project, planId: 'PAYG', nextPackageCount: 5 }, 'user_a')).toEqual([
      {
        projectId: 'proj_a',
        action: 'plan.change',
        actorId: 'user_a',
        subject,
        changes: [{ field: 'usageCommitment', before: 'FREE', after: 'PAYG' }],
      },
      {
        projectId: 'proj_a',
        action: 'package.change',
        actorId: 'user_a',
        subject,
        changes: [{ field: 'nextGeyserUsageCommitmentMultiplier', before: 0, after: 5 }],
      },
    ]);
  });

  test('records the amount of an immediate charge', () => {
    expect(billingAuditEntries(project, { ...project, packageCount: 3 }, 'user_a', { 'package.change': 14_700 })).toMatchObject([
      {
        action: 'package.change',
        changes: [
          { field: 'geyserUsageCommitmentMultiplier', before: 1, after: 3 },
          { field: 'amount', before: null, after: 14_700 },
        ],
      },
    ]);
  });
});
