import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestIdentity, type TestBrowser } from '../testing/start-test-identity.ts';
import { mergeMetadata } from './profile.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

async function addEmail(browser: TestBrowser, emailAddress: string): Promise<string> {
  const added = await browser.send('POST', '/me/email_addresses', { email_address: emailAddress });
  const path = `/me/email_addresses/${String(added.response['id'])}`;
  await browser.send('POST', `${path}/prepare_verification`, { strategy: 'email_code' });
  const proven = await browser.send('POST', `${path}/attempt_verification`, { code: await identity.code(emailAddress) });
  expect(proven.response).toMatchObject({ verification: { status: 'verified' } });
  return String(added.response['id']);
}

describe('/me', () => {
  it.each(['/me', '/me/sessions/active'])('requires a session: %s', async (path) => {
    expect(await identity.browser().send('GET', path)).toMatchObject({ status: 401, error: 'authentication_invalid' });
  });

  it('changes and clears names', async () => {
    const { browser } = await identity.signUp('names@example.com');
    const changed = await browser.send('PATCH', '/me', { first_name: ' Grace ', last_name: 'Hopper' });
    expect(changed.response).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' });
    expect((await browser.send('PATCH', '/me', { first_name: '' })).response).toMatchObject({ first_name: null, last_name: 'Hopper' });
    expect((await browser.send('PATCH', '/me', { first_name: 'x'.repeat(300) })).error).toBe('form_param_format_invalid');
  });

  it('merges metadata', async () => {
    const { browser } = await identity.signUp('metadata@example.com');
    await browser.send('PATCH', '/me/metadata', { unsafe_metadata: '{"a":{"b":1}}' });
    const merged = await browser.send('PATCH', '/me/metadata', { unsafe_metadata: '{"a":{"c":2}}' });
    expect(merged.response).toMatchObject({ unsafe_metadata: { a: { b: 1, c: 2 } } });
  });

  it('adds an e-mail address, makes it primary, and deletes the old one', async () => {
    const { browser } = await identity.signUp('old@example.com');
    const id = await addEmail(browser, 'second@example.com');
    expect((await browser.send('PATCH', '/me', { primary_email_address_id: id })).response).toMatchObject({ primary_email_address_id: id });
    const { response } = await browser.send('GET', '/me');
    const [old] = z.array(z.object({ id: z.string() })).parse(response['email_addresses']);
    await browser.send('DELETE', `/me/email_addresses/${old?.id}`);
    expect((await browser.send('GET', '/me')).response).toMatchObject({ email_addresses: [{ id }], primary_email_address_id: id });
    await identity.signUp('old@example.com');
  });

  it('makes another address primary when the primary one is deleted, and refuses to delete the last one', async () => {
    const { browser } = await identity.signUp('primary@example.com');
    const id = await addEmail(browser, 'remaining@example.com');
    const { response } = await browser.send('GET', '/me');
    await browser.send('DELETE', `/me/email_addresses/${String(response['primary_email_address_id'])}`);
    expect((await browser.send('GET', '/me')).response).toMatchObject({ primary_email_address_id: id });
    expect((await browser.send('DELETE', `/me/email_addresses/${id}`)).error).toBe('last_identification_deletion_failed');
  });

  it('rejects an unverified or foreign address as the primary one', async () => {
    const { browser } = await identity.signUp('unproven@example.com');
    const added = await browser.send('POST', '/me/email_addresses', { email_address: 'claim@example.com' });
    const change = { primary_email_address_id: String(added.response['id']) };
    expect((await browser.send('PATCH', '/me', change)).error).toBe('form_param_value_invalid');
    const { browser: other } = await identity.signUp('other@example.com');
    expect((await other.send('PATCH', '/me', change)).error).toBe('form_param_value_invalid');
    expect((await other.send('DELETE', `/me/email_addresses/${change.primary_email_address_id}`)).error).toBe('resource_not_found');
  });

  it('does not let an unverified claim block the owner', async () => {
    const { browser } = await identity.signUp('squatter@example.com');
    const added = await browser.send('POST', '/me/email_addresses', { email_address: 'rightful@example.com' });
    await identity.signUp('rightful@example.com');
    const path = `/me/email_addresses/${String(added.response['id'])}`;
    await browser.send('POST', `${path}/prepare_verification`);
    const late = await browser.send('POST', `${path}/attempt_verification`, { code: await identity.code('rightful@example.com') });
    expect(late.error).toBe('form_identifier_exists');
  });

  it('adds a wallet verified by its signature', async () => {
    const { browser } = await identity.signUp('wallet@example.com');
    const account = privateKeyToAccount(generatePrivateKey());
    const added = await browser.send('POST', '/me/web3_wallets', { web3_wallet: account.address });
    const path = `/me/web3_wallets/${String(added.response['id'])}`;
    const prepared = await browser.send('POST', `${path}/prepare_verification`, { strategy: 'web3_metamask_signature' });
    const { message } = z.object({ verification: z.object({ message: z.string() }) }).parse(prepared.response).verification;
    const signature = await account.signMessage({ message });
    expect((await browser.send('POST', `${path}/attempt_verification`, { signature })).response).toMatchObject({
      web3_wallet: account.address,
      verification: { status: 'verified' },
    });
    expect((await browser.send('GET', '/me')).response).toMatchObject({ primary_web3_wallet_id: added.response['id'] });
  });

  it('requires the current password to change or remove it', async () => {
    const { browser } = await identity.signUp('secret@example.com');
    const first = await browser.send('POST', '/me/change_password', { new_password: 'correct horse 9' });
    expect(first.response).toMatchObject({ password_enabled: true });
    const blind = await browser.send('POST', '/me/change_password', { new_password: 'another horse 9' });
    expect(blind).toMatchObject({ status: 422, error: 'form_password_incorrect' });
    const change = { current_password: 'correct horse 9', new_password: 'another horse 9' };
    expect((await browser.send('POST', '/me/change_password', change)).status).toBe(200);
    expect((await browser.send('POST', '/me/remove_password', { current_password: 'another horse 9' })).response).toMatchObject({
      password_enabled: false,
    });
  });

  it('signs out other browsers on a password change if requested', async () => {
    const email = 'others@example.com';
    const { browser } = await identity.signUp(email, { password: 'correct horse 9' });
    const other = identity.browser();
    await other.send('POST', '/client/sign_ins', { identifier: email, password: 'correct horse 9' });
    const change = { current_password: 'correct horse 9', new_password: 'another horse 9', sign_out_of_other_sessions: 'true' };
    await browser.send('POST', '/me/change_password', change);
    expect((await other.send('GET', '/me')).error).toBe('authentication_invalid');
    expect((await browser.send('GET', '/me')).status).toBe(200);
  });

  it('ends sessions and frees the address when the account is deleted', async () => {
    const { browser, userId } = await identity.signUp('leaving@example.com');
    expect((await browser.send('DELETE', '/me')).response).toEqual({ object: 'user', id: userId, deleted: true });
    expect((await browser.send('GET', '/me')).error).toBe('authentication_invalid');
    expect((await identity.signUp('leaving@example.com')).userId).not.toBe(userId);
  });
});

describe('mergeMetadata', () => {
  it('merges deeply and removes null keys', () => {
    expect(JSON.parse(mergeMetadata('{"a":{"b":1,"c":2},"d":3}', '{"a":{"b":null,"e":4},"d":5}'))).toEqual({ a: { c: 2, e: 4 }, d: 5 });
  });

  it('cannot pollute the prototype', () => {
    mergeMetadata('{}', '{"__proto__":{"polluted":true}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
