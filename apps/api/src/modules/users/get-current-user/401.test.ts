import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { needsSession } from '../../../test/needs-session.ts';

needsSession('GET /v3/users/me');

test('a token that outlives its account is no session', async () => {
  expectError(await callApi('GET /v3/users/me', { as: 'user_deleted' }), 'SESSION_REQUIRED');
});
