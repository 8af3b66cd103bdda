import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { isDatabaseOutage, isUnstorableValue, codeOf, listCauses } from './database-errors.ts';

const errorWith = (fields: Record<string, unknown>, message = 'x'): Error => Object.assign(new Error(message), fields);

test.each([
  ['a refused connection', errorWith({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a server that shuts down', errorWith({ code: '57P01' })],
  ['too many connections', errorWith({ code: '53300' })],
  ['a pool timeout', new Error('timeout exceeded when trying to connect')],
  ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ['a wrapped outage', new Error('Failed query', { cause: errorWith({ code: '08006' }) })],
])('recognizes %s as an outage', (_case, thrown) => {
  expect(isDatabaseOutage(thrown)).toBe(true);
});

test.each([
  ['a violated constraint', errorWith({ code: '23505' })],
  ['a syntax error', errorWith({ code: '42601' })],
  ['a TypeError', new TypeError('undefined is not a function')],
  ['a string', 'ECONNREFUSED'],
])('does not take %s for an outage', (_case, thrown) => {
  expect(isDatabaseOutage(thrown)).toBe(false);
});

const thrownBy = (statement: string): Promise<unknown> => api.database.pool.query(statement, ['a\0b']).catch((error: unknown) => error);

test('recognizes text that PostgreSQL cannot store, directly and as a cause', async () => {
  const refused = await thrownBy('select $1::text');
  expect(isUnstorableValue(refused)).toBe(true);
  expect(isUnstorableValue(new Error('Failed query', { cause: refused }))).toBe(true);
  expect(isUnstorableValue(await thrownBy('select $1::nothing'))).toBe(false);
  expect(isUnstorableValue('22021')).toBe(false);
});

test('recognizes such text inside JSON', async () => {
  const thrown = await api.database.pool.query('select $1::jsonb', [JSON.stringify({ a: '\0' })]).catch((error: unknown) => error);
  expect(isUnstorableValue(thrown)).toBe(true);
});

test('recognizes a timestamp in the year 0', async () => {
  const thrown = await api.database.pool.query('select $1::timestamptz', ['0000-01-01T00:00:00Z']).catch((error: unknown) => error);
  expect(isUnstorableValue(thrown)).toBe(true);
});

test('lists causes from the outermost to the first, and ends at a cycle', () => {
  const first = new Error('first');
  const outermost = new Error('outermost', { cause: first });
  expect(listCauses(outermost)).toEqual([outermost, first]);
  first.cause = outermost;
  expect(listCauses(outermost)).toHaveLength(5);
  expect(listCauses('no error')).toEqual([]);
});

test('returns a string code, else an empty string', () => {
  expect([{ code: '22021' }, { code: 22_021 }, {}].map((fields) => codeOf(Object.assign(new Error('x'), fields)))).toEqual([
    '22021',
    '',
    '',
  ]);
});
