import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { isUnstorableText } from './is-unstorable-text.ts';

const thrownBy = (statement: string): Promise<unknown> => api.database.pool.query(statement, ['a\0b']).catch((error: unknown) => error);

test('a text that PostgreSQL cannot keep is told from any other error, by itself and as a cause', async () => {
  const refused = await thrownBy('select $1::text');
  expect(isUnstorableText(refused)).toBe(true);
  expect(isUnstorableText(new Error('Failed query', { cause: refused }))).toBe(true);
  expect(isUnstorableText(await thrownBy('select $1::nothing'))).toBe(false);
  expect(isUnstorableText('22021')).toBe(false);
});

test('so is a text within JSON', async () => {
  const thrown = await api.database.pool.query('select $1::jsonb', [JSON.stringify({ a: '\0' })]).catch((error: unknown) => error);
  expect(isUnstorableText(thrown)).toBe(true);
});
