import { startTestIdentity, type TestIdentity } from '@onepoint/sandbox/identity/testing/start-test-identity';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionVerifier } from './create-session-verifier.ts';
import { createUserDirectory, type UserDirectory } from './create-user-directory.ts';

let identity: TestIdentity;
let directory: UserDirectory;
beforeAll(async () => {
  identity = await startTestIdentity();
  // The default timeout is too short for a busy machine.
  directory = createUserDirectory({ secretKey: identity.secretKey, apiUrl: identity.address, timeoutMs: 60_000 });
});
afterAll(() => identity.dispose());

describe('createUserDirectory', () => {
  it('returns a user of the API contract', async () => {
    const { userId } = await identity.signUp('directory@example.com', { first_name: 'Ada' });
    await expect(directory.getUser(userId)).resolves.toEqual({
      id: userId,
      type: 'email',
      firstName: 'Ada',
      lastName: null,
      username: null,
      imageUrl: null,
      emailAddresses: [{ emailAddress: 'directory@example.com', verified: true, primary: true }],
      web3Wallets: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it.each(['user_missing', '../users', ''])('does not find %j', async (id) => {
    await expect(directory.getUser(id)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('reports an unreachable service and a rejected key', async () => {
    const unreachable = createUserDirectory({ secretKey: identity.secretKey, apiUrl: 'http://127.0.0.1:1' });
    await expect(unreachable.getUser('user_1')).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' });
    const refused = createUserDirectory({ secretKey: 'sk_test_wrong', apiUrl: identity.address });
    await expect(refused.getUser('user_1')).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' });
  });

  it('reports a service that never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = createUserDirectory({ secretKey: identity.secretKey, apiUrl: `http://127.0.0.1:${port}`, timeoutMs: 20 });
    await expect(waiting.getUser('user_1')).rejects.toMatchObject({ code: 'DIRECTORY_UNAVAILABLE' });
    silent.closeAllConnections();
    silent.close();
  });
});

describe('a token of the embedded service', () => {
  it('is only accepted for its installation and origin', async () => {
    const { browser, sessionId, userId } = await identity.signUp('verified@example.com');
    const { body } = await browser.send('POST', `/client/sessions/${sessionId}/tokens`);
    const token = String(body['jwt']);
    const trust = { jwtKey: identity.jwtKey, issuer: `${identity.publicOrigin}/__clerk` };
    const here = createSessionVerifier({ ...trust, authorizedParties: [identity.publicOrigin] });
    await expect(here.verify(token)).resolves.toMatchObject({ userId, sessionId });
    const elsewhere = createSessionVerifier({ ...trust, authorizedParties: ['https://elsewhere.example'] });
    await expect(elsewhere.verify(token)).rejects.toMatchObject({ code: 'SESSION_TOKEN_PARTY_REFUSED' });
  });
});
