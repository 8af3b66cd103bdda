import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('nobody pays into a project of others', async () => {
  const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
  const path = `POST /v1/projects/${await newProject(newUser())}/payments`;
  expectError(await callApi(path, { as: newUser(), body, headers: { 'idempotency-key': 'one' } }), 'PROJECT_NOT_FOUND');
});
