import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readMigrations } from './read-migrations.ts';

test('payments from before fee terms were stored keep the flat $1.40, and no provider payment goes without terms', async () => {
  const empty = await createEmptyDatabase();
  const { pool, close } = createDatabase(empty.url);
  onTestFinished(async () => {
    await close();
    await empty.drop();
  });
  const migrations = await readMigrations();
  const before = migrations.findIndex(({ name }) => name.startsWith('0028_'));
  await migrateDatabase(pool, migrations.slice(0, before));
  await pool.query(`
    insert into projects (id, name) values ('proj_1', 'A');
    insert into payments (id, project_id, type, amount_cents) values
      ('pay_address', 'proj_1', 'CUSTODIAL', 5000), ('pay_provider', 'proj_1', 'CRYPTOCLOUD_PAYMENT', 100000);
  `);
  await migrateDatabase(pool, migrations);
  const { rows } = await pool.query('select id, fee_terms from payments order by id');
  expect(rows).toEqual([
    { id: 'pay_address', fee_terms: null },
    { id: 'pay_provider', fee_terms: { kind: 'flat', cents: 140 } },
  ]);
  const insert = `insert into payments (id, project_id, type, amount_cents) values ('pay_new', 'proj_1', 'CRYPTOCLOUD_PAYMENT', 100)`;
  await expect(pool.query(insert)).rejects.toMatchObject({ constraint: 'payments_fee_terms' });
});
