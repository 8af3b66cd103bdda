import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertPromoCode } from './promo-codes.ts';
import { promoCodes } from './schema/promo-codes.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

const find = (code: string) => database.orm.select().from(promoCodes).where(eq(promoCodes.code, code));

test('creates a code without limits', async () => {
  expect(await insertPromoCode(database.orm, { code: 'SPRING', amountCents: 500 })).toBe(true);
  expect(await find('SPRING')).toMatchObject([{ amountCents: 500, activationsMax: null, endsAt: null }]);
});

test('keeps an existing code unchanged', async () => {
  const endsAt = new Date('2030-01-01T00:00:00Z');
  await insertPromoCode(database.orm, { code: 'PARTNER-1', amountCents: 100, activationsMax: 3, endsAt });
  expect(await insertPromoCode(database.orm, { code: 'PARTNER-1', amountCents: 99_900 })).toBe(false);
  expect(await find('PARTNER-1')).toMatchObject([{ amountCents: 100, activationsMax: 3, endsAt }]);
});

test.each(['', 'ab', 'lower', 'WITH SPACE'])('the database rejects the code %j', async (code) => {
  await expect(insertPromoCode(database.orm, { code, amountCents: 100 })).rejects.toThrow();
});
