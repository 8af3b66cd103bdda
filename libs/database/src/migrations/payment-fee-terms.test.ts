import { expect, test } from 'vitest';
import { createDatabaseBefore } from '../testing/create-database-before.ts';

test('payments from before fee terms were stored keep the flat $1.40, and no provider payment goes without terms', async () => {
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
