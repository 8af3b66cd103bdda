import { expect, test } from 'vitest';
import { createDatabaseBefore } from '../testing/create-database-before.ts';

test('entries about members learn whom they are about, from the members of today and from who accepted or left', async () => {
  const { pool, migrate } = await createDatabaseBefore('0027_');
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
  await migrate();
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
