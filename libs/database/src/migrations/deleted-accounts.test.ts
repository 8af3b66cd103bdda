import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readMigrations } from './read-migrations.ts';

test('entries about members learn whom they are about, from the members of today and from who accepted or left', async () => {
  const empty = await createEmptyDatabase();
  const { pool, close } = createDatabase(empty.url);
  onTestFinished(async () => {
    await close();
    await empty.drop();
  });
  const migrations = await readMigrations();
  const before = migrations.findIndex(({ name }) => name.startsWith('0027_'));
  await migrateDatabase(pool, migrations.slice(0, before));
  await pool.query(`
    insert into projects (id, name) values ('p', 'A');
    insert into members (id, project_id, user_id, role) values ('mem_now', 'p', 'user_now', 'owner');
    insert into audit_entries (id, project_id, action, actor_id, subject_type, subject_id, subject_name) values
      ('a1', 'p', 'member.changeRole', 'user_x', 'member', 'mem_now', 'Ada'),
      ('a2', 'p', 'invitation.accept', 'user_left', 'member', 'mem_left', 'Grace'),
      ('a3', 'p', 'member.remove', 'user_x', 'member', 'mem_left', 'Grace'),
      ('a4', 'p', 'member.add', 'user_x', 'member', 'mem_unknown', 'Linus'),
      ('a5', 'p', 'project.rename', 'user_x', 'project', 'p', 'A');
    insert into invitations (id, project_id, email, role, invited_by, expires_at) values ('inv', 'p', 'a@example.com', 'viewer', 'user_x', now());
  `);
  await migrateDatabase(pool, migrations);
  const { rows } = await pool.query('select id, subject_user_id as "userId" from audit_entries order by id');
  expect(rows).toEqual([
    { id: 'a1', userId: 'user_now' },
    { id: 'a2', userId: 'user_left' },
    { id: 'a3', userId: 'user_left' },
    { id: 'a4', userId: null },
    { id: 'a5', userId: null },
  ]);
  const change = (set: string, id: string) => pool.query(`update audit_entries set ${set} where id = '${id}'`);
  await expect(change(`subject_name = 'Eve'`, 'a1')).rejects.toThrow('append-only');
  await expect(change(`subject_name = ''`, 'a5')).rejects.toThrow('append-only');
  await expect(change(`subject_name = '', actor_id = null`, 'a1')).rejects.toThrow('append-only');
  await expect(pool.query('truncate audit_entries')).rejects.toThrow('append-only');
  await expect(pool.query('delete from audit_entries')).rejects.toThrow('append-only');
  await change(`subject_name = ''`, 'a1');
  await expect(pool.query(`update invitations set user_id = 'user_b'`)).rejects.toThrow('invitations_recipient');
  await expect(pool.query(`update invitations set declined_at = now(), revoked_at = now()`)).rejects.toThrow('invitations_one_answer');
});
