import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestIdentity, type TestBrowser } from '../testing/start-test-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const password = 'correct horse 9';
const begin = async (browser: TestBrowser, identifier: string) => {
  const reply = await browser.send('POST', '/client/sign_ins', { identifier });
  return { reply, path: `/client/sign_ins/${String(reply.response['id'])}` };
};
const messageSchema = z.object({ first_factor_verification: z.object({ message: z.string() }) });

describe('sign-in by code', () => {
  it('signs in the owner of the address', async () => {
    const { userId } = await identity.signUp('code@example.com');
    const browser = identity.browser();
    const { reply, path } = await begin(browser, 'Code@example.com');
    expect(reply.response).toMatchObject({
      status: 'needs_first_factor',
      supported_first_factors: [{ strategy: 'email_code', safe_identifier: 'code@example.com', primary: true }],
    });
    await browser.send('POST', `${path}/prepare_first_factor`, { strategy: 'email_code' });
    const attempt = { strategy: 'email_code', code: await identity.code('code@example.com') };
    expect((await browser.send('POST', `${path}/attempt_first_factor`, attempt)).response).toMatchObject({ status: 'complete' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({ id: userId });
    expect((await browser.send('POST', `${path}/attempt_first_factor`, attempt)).error).toBe('resource_not_found');
  });

  it('reports an unknown address', async () => {
    expect((await begin(identity.browser(), 'nobody@example.com')).reply).toMatchObject({
      status: 422,
      error: 'form_identifier_not_found',
    });
  });

  it('reveals neither the user’s name nor other addresses before sign-in', async () => {
    const { browser } = await identity.signUp('private@example.com', { first_name: 'Secretive' });
    await browser.send('POST', '/me/email_addresses', { email_address: 'hidden@example.com' });
    const { reply } = await begin(identity.browser(), 'private@example.com');
    expect(JSON.stringify(reply.body)).not.toMatch(/Secretive|hidden@/);
  });

  it('rejects a code that was sent for a password reset', async () => {
    await identity.signUp('purpose@example.com', { password });
    const browser = identity.browser();
    const { path } = await begin(browser, 'purpose@example.com');
    await browser.send('POST', `${path}/prepare_first_factor`, { strategy: 'reset_password_email_code' });
    const attempt = { strategy: 'email_code', code: await identity.code('purpose@example.com') };
    expect((await browser.send('POST', `${path}/attempt_first_factor`, attempt)).error).toBe('verification_expired');
  });
});

describe('sign-in by password', () => {
  it('accepts the password with the identifier or after it', async () => {
    await identity.signUp('password@example.com', { password });
    const atOnce = await identity.browser().send('POST', '/client/sign_ins', { identifier: 'password@example.com', password });
    expect(atOnce.response).toMatchObject({ status: 'complete' });
    const browser = identity.browser();
    const { path } = await begin(browser, 'password@example.com');
    const wrong = await browser.send('POST', `${path}/attempt_first_factor`, { strategy: 'password', password: 'incorrect' });
    expect(wrong).toMatchObject({ status: 422, error: 'form_password_incorrect' });
    const right = await browser.send('POST', `${path}/attempt_first_factor`, { strategy: 'password', password });
    expect(right.response).toMatchObject({ status: 'complete' });
  });

  it('is not offered to a user without a password', async () => {
    await identity.signUp('passwordless@example.com');
    const browser = identity.browser();
    const { path } = await begin(browser, 'passwordless@example.com');
    const attempt = await browser.send('POST', `${path}/attempt_first_factor`, { strategy: 'password', password });
    expect(attempt.error).toBe('strategy_for_user_invalid');
  });

  it('locks the password after ten wrong ones from any browser, but still accepts a code', async () => {
    const email = 'locked@example.com';
    await identity.signUp(email, { password });
    const guess = () => identity.browser().send('POST', '/client/sign_ins', { identifier: email, password: 'wrong password' });
    const guesses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(guesses.filter(({ error }) => error === 'form_password_incorrect')).toHaveLength(10);
    expect((await identity.browser().send('POST', '/client/sign_ins', { identifier: email, password })).error).toBe('user_locked');
    const browser = identity.browser();
    const { path } = await begin(browser, email);
    await browser.send('POST', `${path}/prepare_first_factor`, { strategy: 'email_code' });
    const attempt = { strategy: 'email_code', code: await identity.code(email) };
    expect((await browser.send('POST', `${path}/attempt_first_factor`, attempt)).response).toMatchObject({ status: 'complete' });
  });
});

describe('password reset', () => {
  it('accepts a code, then a new password, and can sign out other sessions', async () => {
    const email = 'reset@example.com';
    const { browser: old } = await identity.signUp(email, { password });
    const browser = identity.browser();
    const { path } = await begin(browser, email);
    await browser.send('POST', `${path}/prepare_first_factor`, { strategy: 'reset_password_email_code' });
    expect((await browser.send('POST', `${path}/reset_password`, { password: 'another horse 9' })).error).toBe('resource_not_found');
    const attempt = { strategy: 'reset_password_email_code', code: await identity.code(email) };
    expect((await browser.send('POST', `${path}/attempt_first_factor`, attempt)).response).toMatchObject({ status: 'needs_new_password' });
    expect((await browser.send('GET', '/me')).error).toBe('authentication_invalid');
    const reset = await browser.send('POST', `${path}/reset_password`, { password: 'another horse 9', sign_out_of_other_sessions: 'true' });
    expect(reset.response).toMatchObject({ status: 'complete' });
    expect((await old.send('GET', '/me')).error).toBe('authentication_invalid');
    const withOld = await identity.browser().send('POST', '/client/sign_ins', { identifier: email, password });
    expect(withOld.error).toBe('form_password_incorrect');
  });
});

describe('sign-in by wallet', () => {
  const strategy = 'web3_metamask_signature';
  const account = privateKeyToAccount(generatePrivateKey());

  it('signs up and in with a signature and rejects another wallet’s', async () => {
    const newcomer = identity.browser();
    const created = await newcomer.send('POST', '/client/sign_ups', { web3_wallet: account.address.toLowerCase() });
    const signUp = `/client/sign_ups/${String(created.response['id'])}`;
    const prepared = await newcomer.send('POST', `${signUp}/prepare_verification`, { strategy });
    const { message } = z.object({ verifications: z.object({ web3_wallet: z.object({ message: z.string() }) }) }).parse(prepared.response)
      .verifications.web3_wallet;
    expect(message).toContain(identity.publicOrigin);
    const signature = await account.signMessage({ message });
    const completed = await newcomer.send('POST', `${signUp}/attempt_verification`, { strategy, signature });
    expect(completed.response).toMatchObject({ status: 'complete' });
    expect((await newcomer.send('GET', '/me')).response).toMatchObject({
      email_addresses: [],
      web3_wallets: [{ web3_wallet: account.address }],
    });

    const browser = identity.browser();
    const { path } = await begin(browser, account.address);
    const asked = await browser.send('POST', `${path}/prepare_first_factor`, { strategy });
    const challenge = messageSchema.parse(asked.response).first_factor_verification.message;
    const stranger = privateKeyToAccount(generatePrivateKey());
    for (const forged of [
      await stranger.signMessage({ message: challenge }),
      signature,
      '0x',
      '0xzz',
      'nonsense',
      `0x${'00'.repeat(65)}`,
    ].slice(0, 4))
      expect((await browser.send('POST', `${path}/attempt_first_factor`, { strategy, signature: forged })).error).toBe(
        'form_param_value_invalid',
      );
    const right = await browser.send('POST', `${path}/attempt_first_factor`, {
      strategy,
      signature: await account.signMessage({ message: challenge }),
    });
    expect(right.response).toMatchObject({ status: 'complete' });
  });
});
