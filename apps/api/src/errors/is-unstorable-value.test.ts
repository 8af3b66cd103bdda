import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { isUnstorableValue } from './database-errors.ts';

const thrownBy = (statement: string): Promise<unknown> => api.database.pool.query(statement, ['a\0b']).catch((error: unknown) => error);

test('a text that PostgreSQL cannot keep is told from any other error, by itself and as a cause', async () => {
  const refused = await thrownBy('select $1::text');
  expect(isUnstorableValue(refused)).toBe(true);
  expect(isUnstorableValue(new Error('Failed query', { cause: refused }))).toBe(true);
  expect(isUnstorableValue(await thrownBy('select $1::nothing'))).toBe(false);
  expect(isUnstorableValue('22021')).toBe(false);
});

test('so is a text within JSON', async () => {
  const thrown = await api.database.pool.query('select $1::jsonb', [JSON.stringify({ a: '\0' })]).catch((error: unknown) => error);
  expect(isUnstorableValue(thrown)).toBe(true);
});

test('so is an instant of the year 0', async () => {
  const thrown = await api.database.pool.query('select $1::timestamptz', ['0000-01-01T00:00:00Z']).catch((error: unknown) => error);
  expect(isUnstorableValue(thrown)).toBe(true);
});
