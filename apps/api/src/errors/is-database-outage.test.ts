import { expect, test } from 'vitest';
import { isDatabaseOutage } from './database-errors.ts';

const error = (fields: Record<string, unknown>, message = 'x'): Error => Object.assign(new Error(message), fields);

test.each([
  ['a refused connection', error({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a server that shuts down', error({ code: '57P01' })],
  ['too many connections', error({ code: '53300' })],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['a wrapped outage', new Error('Failed query', { cause: error({ code: '08006' }) })],
])('%s is an outage', (_case, thrown) => {
  expect(isDatabaseOutage(thrown)).toBe(true);
});

test.each([
  ['a broken rule', error({ code: '23505' })],
  ['a wrong statement', error({ code: '42601' })],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('%s is none', (_case, thrown) => {
  expect(isDatabaseOutage(thrown)).toBe(false);
});
