import { hashApiKeySecret } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { callApi } from '../test/call-api.ts';
import { newProject, newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';

test('neither a token, a secret, a hash, a query nor a body reaches the log, in success or failure', async () => {
  const me = newUser();
  const token = sessionToken(me);
  const headers = { authorization: `Bearer ${token}`, cookie: '__session=cookie-value' };
  const path = `/v1/projects/${await newProject(me)}/apiKeys`;
  const { body } = await callApi(`POST ${path}`, { headers, body: { name: 'body-value' } });
  await callApi(`POST ${path}?key=query-value`, { headers, body: { name: 'body-value' } });
  const { secret } = body as { secret: string };
  await callApi(`GET /v1/nothing/${secret}?token=query-value`, { headers });
  await callApi(`POST ${path}`, { headers, body: { name: 'body-value'.repeat(20) } });
  await callApi('GET /v1/projects', { headers: { authorization: `Bearer ${sessionToken(me, { forged: true })}` } });

  const log = api.logLines.join('');
  for (const text of [secret, hashApiKeySecret(secret), token.split('.')[2] ?? token, 'cookie-value', 'query-value', 'body-value']) {
    expect(log).not.toContain(text);
  }
});

test('each request is one line of JSON that says what, how it ended, how long it took, and for whom', async () => {
  const me = newUser();
  await callApi('GET /v1/projects', { as: me, headers: { 'x-request-id': 'one-line-only' } });
  const lines = api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId }) => requestId === 'one-line-only');
  expect(lines).toMatchObject([
    {
      level: 'info',
      name: 'api',
      method: 'GET',
      path: '/api/v1/projects',
      route: '/api/v1/projects',
      status: 200,
      userId: me,
      msg: 'request',
    },
  ]);
  expect(lines[0]?.['durationMs']).toBeTypeOf('number');
});

test('why a session was refused is in the log alone', async () => {
  const reply = await callApi('GET /v1/projects', {
    headers: {
      authorization: `Bearer ${sessionToken('user_x', { claims: { azp: 'https://evil.example' } })}`,
      'x-request-id': 'refused-party',
    },
  });
  expect(JSON.stringify(reply.body)).not.toContain('PARTY');
  expect(api.logLines.filter((line) => line.includes('refused-party')).join('')).toContain('SESSION_TOKEN_PARTY_REFUSED');
});
