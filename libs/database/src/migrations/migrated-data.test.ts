import { expect, test } from 'vitest';
import { createDatabaseBefore } from '../testing/create-database-before.ts';

test('0023 sets the creator of old projects from the audit log, or from the first owner', async () => {
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

test('0027 sets the user of old audit entries about members, from current members and accepted invitations', async () => {
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

test('0028 gives old provider payments the flat fee of $1.40 and requires fee terms for new ones', async () => {
  const { pool, migrate } = await createDatabaseBefore('0028_');
  await pool.query(`
    insert into projects (id, name) values ('proj_1', 'A');
    insert into payments (id, project_id, type, amount_cents) values
      ('pay_address', 'proj_1', 'CUSTODIAL', 5000), ('pay_provider', 'proj_1', 'CRYPTOCLOUD_PAYMENT', 100000);
  `);
  await migrate();
  const { rows } = await pool.query('select id, fee_terms from payments order by id');
  expect(rows).toEqual([
    { id: 'pay_address', fee_terms: null },
    { id: 'pay_provider', fee_terms: { kind: 'flat', cents: 140 } },
  ]);
  const insert = `insert into payments (id, project_id, type, amount_cents) values ('pay_new', 'proj_1', 'CRYPTOCLOUD_PAYMENT', 100)`;
  await expect(pool.query(insert)).rejects.toMatchObject({ constraint: 'payments_fee_terms' });
});

test('0037 keeps each webhook with its events and deliveries, and deletes deliveries without a webhook', async () => {
  const { pool, migrate } = await createDatabaseBefore('0037_');
  await pool.query(`
    insert into projects (id, name) values ('p', 'A'), ('q', 'B');
    insert into webhooks (project_id, url, secret, created_by, created_at) values ('p', 'https://a.example.com', 'whsec_a', 'user_a', '2026-11-01Z');
    insert into webhook_deliveries (id, project_id, event, payload, status, next_attempt_at, settled_at) values
      ('evt_1', 'p', 'alert.raised', '{"id":"evt_1"}', 'pending', '2026-11-02Z', null),
      ('evt_2', 'p', 'test', '{"id":"evt_2"}', 'delivered', null, '2026-11-02Z'),
      ('evt_3', 'q', 'alert.raised', '{"id":"evt_3"}', 'failed', null, '2026-11-02Z');
  `);
  await migrate();
  const { rows: hooks } = await pool.query<{ id: string }>('select * from webhooks');
  const [hook] = hooks;
  expect(hooks).toMatchObject([
    { project_id: 'p', url: 'https://a.example.com', secret: 'whsec_a', events: ['alert.raised', 'alert.resolved'], is_enabled: true },
  ]);
  expect(hook?.id).toMatch(/^wh_\w{22}$/);
  const { rows } = await pool.query('select id, webhook_id, event_id, status, redelivery_of from webhook_deliveries order by id');
  const carried = { webhook_id: hook?.id, redelivery_of: null };
  expect(rows).toEqual([
    { ...carried, id: 'evt_1', event_id: 'evt_1', status: 'pending' },
    { ...carried, id: 'evt_2', event_id: 'evt_2', status: 'delivered' },
  ]);
});
