import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProviderProject } from '../../../test/new-provider.ts';
import { startTestNode } from '../../../test/start-test-node.ts';

test('an idempotency key belongs to one request', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const node = await startTestNode({ chainId: 1 });
  const add = (name: string) =>
    callApi(`POST /v1/projects/${projectId}/providers`, {
      as: me,
      body: { name, chain: 'ethereum', url: node.url },
      headers: { 'idempotency-key': 'one' },
    });
  await add('A');
  expectError(await add('B'), 'IDEMPOTENCY_KEY_REUSED');
});
