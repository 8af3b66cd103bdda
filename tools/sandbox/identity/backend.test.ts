import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedUser } from './seed-user.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const get = (path: string, secretKey = identity.secretKey): Promise<Response> =>
  fetch(`${identity.address}/v1${path}`, { headers: { authorization: `Bearer ${secretKey}` } });

describe('the backend API', () => {
  it.each(['', 'wrong', `sk_test_embedded_${'A'.repeat(43)}`])('rejects the secret key %j', async (secretKey) => {
    expect((await get('/users?email_address=a@example.com', secretKey)).status).toBe(401);
  });

  it('is not served below the path that the edge exposes', async () => {
    const headers = { authorization: `Bearer ${identity.secretKey}` };
    expect((await fetch(`${identity.address}/__clerk/v1/users/user_1`, { headers })).status).toBe(404);
  });

  it('returns a user by id and lists the owners of addresses', async () => {
    const { userId } = await identity.signUp('backend@example.com', { password: 'correct horse 9' });
    const user = await (await get(`/users/${userId}`)).json();
    expect(user).toMatchObject({ object: 'user', id: userId, password_enabled: true });
    expect(JSON.stringify(user)).not.toContain('scrypt');
    const list = await (await get('/users?email_address=Backend@example.com&email_address=nobody@example.com')).json();
    expect(list).toMatchObject([{ id: userId }]);
    expect((await get('/users/user_missing')).status).toBe(404);
    expect((await get('/users')).status).toBe(422);
  });
});

describe('seedUser', () => {
  it('creates a user once, who can sign in with the password', async () => {
    const seed = {
      address: identity.address,
      secretKey: identity.secretKey,
      emailAddress: 'seed@onepoint.test',
      password: 'onepoint-sandbox',
    };
    const userId = await seedUser({ ...seed, firstName: 'Seed' });
    expect(await seedUser(seed)).toBe(userId);
    const browser = identity.browser();
    const signedIn = await browser.send('POST', '/client/sign_ins', { identifier: seed.emailAddress, password: seed.password });
    expect(signedIn.response).toMatchObject({ status: 'complete' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({ id: userId, first_name: 'Seed' });
  });

  it('reports why it failed', async () => {
    const seed = { address: identity.address, emailAddress: 'x@onepoint.test', password: 'onepoint-sandbox' };
    await expect(seedUser({ ...seed, secretKey: 'wrong' })).rejects.toMatchObject({ code: 'SEED_USER_FAILED' });
    await expect(seedUser({ ...seed, secretKey: identity.secretKey, password: 'short' })).rejects.toThrow(/8 characters/);
  });
});
