import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../errors/api-error.ts';
import { createTestApi, type TestApi } from '../../../test/create-test-api.ts';
import { sessionToken } from '../../../test/session-tokens.ts';
import { assertDeliverable } from '../set-webhook.ts';

let strict: TestApi;

beforeAll(async () => {
  strict = await createTestApi({ arePrivateWebhooksAllowed: false });
});

afterAll(() => strict.close());

test.each([
  ['http://hooks.example.com/', 'HTTPS_REQUIRED'],
  ['https://127.0.0.1/', 'ADDRESS_PRIVATE'],
  ['https://2130706433/', 'ADDRESS_PRIVATE'],
  ['https://10.0.0.8:8443/', 'ADDRESS_PRIVATE'],
  ['https://169.254.169.254/latest/meta-data', 'ADDRESS_PRIVATE'],
  ['https://[::1]/', 'ADDRESS_PRIVATE'],
  ['https://[::ffff:192.168.0.1]/', 'ADDRESS_PRIVATE'],
])('outside of the sandbox %s is refused: %s', (url, reason) => {
  expect(() => assertDeliverable(url, false)).toThrow(
    expect.objectContaining({ code: 'WEBHOOK_REFUSED', details: { reason } }) as ApiError,
  );
  expect(() => assertDeliverable(url, true)).not.toThrow();
});

test('and so says the API', async () => {
  const headers = { authorization: `Bearer ${sessionToken('user_strict')}` };
  const created = await strict.app.inject({ method: 'POST', url: '/api/v1/projects', headers, payload: { name: 'A' } });
  const { id } = created.json<{ id: string }>();
  const url = `/api/v1/projects/${id}/webhook`;
  const refused = await strict.app.inject({ method: 'POST', url, headers, payload: { url: 'https://127.0.0.1/' } });
  expect(refused.json()).toMatchObject({ error: { code: 'WEBHOOK_REFUSED', details: { reason: 'ADDRESS_PRIVATE' } } });
  expect(refused.statusCode).toBe(422);
});
