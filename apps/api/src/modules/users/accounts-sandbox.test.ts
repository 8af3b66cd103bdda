import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessionVerifier, createUserDirectory } from '@onepoint/auth/server';
import { createTestDatabase } from '@onepoint/database/testing';
import { openInstallationKeys } from '@onepoint/sandbox/identity/installation-keys';
import { startTestIdentity } from '@onepoint/sandbox/identity/testing/start-test-identity';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { testDeposits, testPaymentTerms } from '../../test/create-test-api.ts';

const publicOrigin = 'http://localhost:4200';

async function startSandbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const { jwtKey, secretKey, webhookSigningSecret } = openInstallationKeys(dataDir);
  const database = await createTestDatabase(inject('databaseUrl'));
  const apiUrl = { current: '' };
  const app = await createApp({
    config: {
      arePrivateNodesAllowed: true,
      arePrivateWebhooksAllowed: true,
      chainSlugs: ['ethereum'],
      deposits: testDeposits,
      gatewayPublicUrl: 'https://rpc.example.com/rpc',
      identity: { authorizedParties: [publicOrigin], webhookSigningSecret },
      logLevel: 'silent',
      mail: null,
      paymentTerms: testPaymentTerms,
      publicOrigin,
      requestsPerMinute: 1_000,
      secretKeys: [],
      trustedProxies: [],
    },
    database,
    directory: { getUser: (userId) => createUserDirectory({ secretKey, apiUrl: apiUrl.current, timeoutMs: 60_000 }).getUser(userId) },
    paymentProvider: null,
    sessions: createSessionVerifier({ jwtKey, issuer: `${publicOrigin}/__clerk`, authorizedParties: [publicOrigin] }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const identity = await startTestIdentity({ dataDir, publicOrigin, webhookUrl: `${address}/api/webhooks/clerk` });
  apiUrl.current = identity.address;
  onTestFinished(async () => {
    await identity.dispose();
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });
  const signUp = async (emailAddress: string) => {
    const { browser, sessionId } = await identity.signUp(emailAddress);
    const { body } = await browser.send('POST', `/client/sessions/${sessionId}/tokens`);
    const call = async (method: string, path: string, content?: object): Promise<{ status: number; body: unknown }> => {
      const headers = { authorization: `Bearer ${String(body['jwt'])}`, ...(content && { 'content-type': 'application/json' }) };
      const response = await fetch(`${address}/api${path}`, { method, headers, ...(content && { body: JSON.stringify(content) }) });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    };
    return { browser, call };
  };
  return { signUp };
}

test('hands over or deletes the projects of an account that is deleted in the sandbox, and rejects its token', async () => {
  const { signUp } = await startSandbox();
  const [ada, grace] = [await signUp('ada@example.com'), await signUp('grace@example.com')];
  const create = async (name: string) => ((await ada.call('POST', '/v1/projects', { name })).body as { id: string }).id;
  const [shared] = [await create('Shared'), await create('Alone')];
  await ada.call('POST', `/v1/projects/${shared}/members`, { email: 'grace@example.com', role: 'admin' });
  const [invitation] = (await grace.call('GET', '/v1/invitations')).body as { id: string }[];
  await grace.call('POST', `/v1/invitations/${invitation?.id}/accept`);

  expect((await ada.browser.send('DELETE', '/me')).status).toBe(200);
  const projectsOf = async (person: typeof ada) => (await person.call('GET', '/v1/projects')).body;
  await expect.poll(() => projectsOf(grace)).toMatchObject([{ id: shared, role: 'owner' }]);
  await expect.poll(() => projectsOf(ada)).toEqual([]);
  expect((await ada.call('POST', '/v1/projects', { name: 'Back' })).status).toBe(401);
  expect((await grace.call('GET', `/v1/projects/${shared}/members`)).body).toHaveLength(1);
});
