import { expect, test } from 'vitest';
import { createDatabaseBefore } from '../testing/create-database-before.ts';

test('projects that were made before their maker was kept get who the audit log names, else who came with them', async () => {
  const { pool, migrate } = await createDatabaseBefore('0023_');
  await pool.query(`
    insert into projects (id, name, created_at) values ('logged', 'A', '2026-01-01'), ('old', 'B', '2026-01-02'), ('left', 'C', '2026-01-03');
    insert into members (id, project_id, user_id, role, created_at) values
      ('m1', 'logged', 'later', 'owner', '2026-01-01'), ('m2', 'old', 'first', 'owner', '2026-01-02'), ('m3', 'old', 'later', 'owner', '2026-02-02');
    insert into audit_entries (id, project_id, action, actor_id, subject_type, subject_id, subject_name) values
      ('a1', 'logged', 'project.create', 'maker', 'project', 'logged', 'A');
  `);
  await migrate();
  const { rows } = await pool.query('select id, maker_id from projects order by id');
  expect(rows).toEqual([
    { id: 'left', maker_id: null },
    { id: 'logged', maker_id: 'maker' },
    { id: 'old', maker_id: 'first' },
  ]);
});
