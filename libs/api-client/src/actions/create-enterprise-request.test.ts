import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../client/create-api-client.ts';
import { createEnterpriseRequest } from './create-enterprise-request.ts';

test('a request for the Enterprise plan is sent as it was filled in, under its key', async () => {
  const call = vi.fn(() => Promise.resolve({ id: 'req_1' }));
  const body = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains, please' };
  await expect(createEnterpriseRequest({ call } as unknown as ApiClient, body, { idempotencyKey: 'key' })).resolves.toEqual({
    id: 'req_1',
  });
  expect(call.mock.calls[0]?.slice(1)).toEqual([{ body }, { idempotencyKey: 'key' }]);
});
