import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggableError } from './logging.ts';

test('a failed query is logged with its statement and cause, without its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com)',
  });
  const logged = loggableError(new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause));
  expect(logged).toMatchObject({
    message: 'Failed query: insert into users values ($1)',
    cause: { code: '23505', message: cause.message },
  });
  expect(JSON.stringify(logged)).not.toContain('ada@example.com');
});

test('the stack says where, and what was thrown without being an error is not shown', () => {
  expect(loggableError(new Error('first\nsecond')).stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(loggableError({ password: 'hunter2' }))).not.toContain('hunter2');
});

test('secrets and addresses in messages are masked', () => {
  const message = `fetch of https://user:pass@hooks.example.com/secret?key=1 failed for op_${'a1'.repeat(20)}`;
  expect(loggableError(new Error(message)).message).toBe('fetch of https://hooks.example.com failed for op_[hidden]');
});

test('a chain of causes ends somewhere', () => {
  const error = new Error('circle');
  error.cause = error;
  expect(JSON.stringify(loggableError(error)).match(/"message":"circle"/g)).toHaveLength(5);
});
