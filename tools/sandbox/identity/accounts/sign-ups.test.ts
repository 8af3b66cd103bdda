import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { isReady, missingFields, unverifiedFields } from './sign-ups.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const prepare = { strategy: 'email_code' };

describe('signUp', () => {
  it('requires a code and signs in the new user', async () => {
    const browser = identity.browser();
    const email = 'new@example.com';
    const created = await browser.send('POST', '/client/sign_ups', { email_address: ' New@Example.com ', first_name: 'Ada' });
    expect(created).toMatchObject({
      status: 200,
      response: {
        status: 'missing_requirements',
        email_address: email,
        unverified_fields: ['email_address'],
        verifications: { email_address: { strategy: null, next_action: 'needs_prepare' } },
      },
    });
    const id = String(created.response['id']);
    const prepared = await browser.send('POST', `/client/sign_ups/${id}/prepare_verification`, prepare);
    expect(prepared.response).toMatchObject({ verifications: { email_address: { strategy: 'email_code', next_action: 'needs_attempt' } } });
    const attempted = await browser.send('POST', `/client/sign_ups/${id}/attempt_verification`, {
      ...prepare,
      code: await identity.code(email),
    });
    expect(attempted.response).toMatchObject({ status: 'complete', created_session_id: expect.stringMatching(/^sess_/) });
    const { response: me } = await browser.send('GET', '/me');
    expect(me).toMatchObject({
      id: attempted.response['created_user_id'],
      first_name: 'Ada',
      password_enabled: false,
      email_addresses: [{ email_address: email, verification: { status: 'verified' } }],
    });
  });

  it('rejects a wrong code and accepts the right one after it', async () => {
    const browser = identity.browser();
    const email = 'wrong-code@example.com';
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}`;
    await browser.send('POST', `${path}/prepare_verification`, prepare);
    const wrong = await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code: await identity.wrongCode(email) });
    expect(wrong).toMatchObject({ status: 422, error: 'form_code_incorrect' });
    const right = await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code: await identity.code(email) });
    expect(right.response).toMatchObject({ status: 'complete' });
  });

  it('rejects a code after five wrong attempts, even the right one', async () => {
    const browser = identity.browser();
    const email = 'guess@example.com';
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}`;
    await browser.send('POST', `${path}/prepare_verification`, prepare);
    const attempt = { ...prepare, code: await identity.wrongCode(email) };
    const guesses = await Promise.all(Array.from({ length: 20 }, () => browser.send('POST', `${path}/attempt_verification`, attempt)));
    expect(guesses.filter(({ error }) => error === 'form_code_incorrect')).toHaveLength(5);
    expect(guesses.filter(({ error }) => error === 'verification_failed')).toHaveLength(15);
    const right = await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code: await identity.code(email) });
    expect(right.error).toBe('verification_failed');
  });

  it('replaces an old code with a new one', async () => {
    const browser = identity.browser();
    const email = 'resend@example.com';
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}`;
    await browser.send('POST', `${path}/prepare_verification`, prepare);
    const first = await identity.code(email);
    await browser.send('POST', `${path}/prepare_verification`, prepare);
    const second = await identity.code(email);
    if (first !== second) {
      const old = await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code: first });
      expect(old.error).toBe('form_code_incorrect');
    }
    const fresh = await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code: second });
    expect(fresh.response).toMatchObject({ status: 'complete' });
  });

  it('creates one user for two concurrent attempts with the right code', async () => {
    const browser = identity.browser();
    const email = 'twice@example.com';
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}/attempt_verification`;
    await browser.send('POST', `/client/sign_ups/${String(response['id'])}/prepare_verification`, prepare);
    const attempt = { ...prepare, code: await identity.code(email) };
    const both = await Promise.all([browser.send('POST', path, attempt), browser.send('POST', path, attempt)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('rejects an address that another user owns', async () => {
    await identity.signUp('owned@example.com');
    const again = await identity.browser().send('POST', '/client/sign_ups', { email_address: 'OWNED@example.com' });
    expect(again).toMatchObject({ status: 422, error: 'form_identifier_exists' });
  });

  it('gives an address to the browser that verifies it first', async () => {
    const slow = identity.browser();
    const email = 'race@example.com';
    const { response } = await slow.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}`;
    await identity.signUp(email);
    await slow.send('POST', `${path}/prepare_verification`, prepare);
    const late = await slow.send('POST', `${path}/attempt_verification`, { ...prepare, code: await identity.code(email) });
    expect(late.error).toBe('form_identifier_exists');
  });

  it('hides a sign-up from other browsers', async () => {
    const { response } = await identity.browser().send('POST', '/client/sign_ups', { email_address: 'mine@example.com' });
    const stranger = identity.browser();
    await stranger.send('PUT', '/client');
    const path = `/client/sign_ups/${String(response['id'])}/prepare_verification`;
    expect(await stranger.send('POST', path, prepare)).toMatchObject({ status: 404, error: 'resource_not_found' });
  });

  it('survives a reload', async () => {
    const browser = identity.browser();
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: 'reload@example.com' });
    const reloaded = await browser.send('GET', '/client');
    expect(reloaded.response).toMatchObject({ sign_up: { id: response['id'], email_address: 'reload@example.com' } });
  });

  it('stops accepting a code after ten minutes', async () => {
    const own = await startTestIdentity();
    const browser = own.browser();
    const email = 'slow@example.com';
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: email });
    const path = `/client/sign_ups/${String(response['id'])}`;
    await browser.send('POST', `${path}/prepare_verification`, prepare);
    const code = await own.code(email);
    own.advance(600_000);
    expect((await browser.send('POST', `${path}/attempt_verification`, { ...prepare, code })).error).toBe('verification_expired');
    await own.dispose();
  });

  it.each([
    [{ email_address: 'nonsense' }, 'form_param_format_invalid'],
    [{ email_address: 'a@example.com', password: 'short' }, 'form_password_length_too_short'],
    [{ email_address: 'a@example.com', password: 'x'.repeat(73) }, 'form_password_length_too_long'],
    [{ email_address: 'a@example.com', unsafe_metadata: '[1]' }, 'form_param_format_invalid'],
  ])('rejects %o', async (form, error) => {
    expect((await identity.browser().send('POST', '/client/sign_ups', form)).error).toBe(error);
  });

  it('sends one address at most ten codes in ten minutes', async () => {
    const browser = identity.browser();
    const { response } = await browser.send('POST', '/client/sign_ups', { email_address: 'flood@example.com' });
    const path = `/client/sign_ups/${String(response['id'])}/prepare_verification`;
    for (let sent = 0; sent < 10; sent += 1) expect((await browser.send('POST', path, prepare)).status).toBe(200);
    expect(await browser.send('POST', path, prepare)).toMatchObject({ status: 429, error: 'too_many_requests' });
  });
});

const nothing = { emailAddress: null, emailVerifiedAt: null, web3Wallet: null, walletVerifiedAt: null };

describe('sign-up requirements', () => {
  it('requires an e-mail address if nothing was entered', () => {
    expect(missingFields(nothing)).toEqual(['email_address']);
    expect(isReady(nothing)).toBe(false);
  });

  it('accepts a verified wallet alone', () => {
    expect(isReady({ ...nothing, web3Wallet: '0x1', walletVerifiedAt: 1 })).toBe(true);
  });

  it('requires verification of everything that was entered', () => {
    const both = { ...nothing, emailAddress: 'a@b.co', emailVerifiedAt: 1, web3Wallet: '0x1' };
    expect(unverifiedFields(both)).toEqual(['web3_wallet']);
    expect(isReady(both)).toBe(false);
    expect(isReady({ ...both, walletVerifiedAt: 1 })).toBe(true);
  });
});
