import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestBrowser, type TestIdentity } from '../testing/start-test-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({ oauthProviders: ['github', 'google'] });
});
afterAll(() => identity.dispose());

const strategy = 'oauth_github';
const callbackUrl = () => `${identity.publicOrigin}/login/sso-callback?redirect_url=%2Fdashboard`;
const form = () => ({ strategy, redirect_url: callbackUrl(), action_complete_redirect_url: '/dashboard' });
const url = z.object({ external_verification_redirect_url: z.url() });
const signInSchema = z.object({ id: z.string(), first_factor_verification: url });
const signUpSchema = z.object({ id: z.string(), verifications: z.object({ external_account: url }) });

interface Visit {
  path: string;
  state: string;
  page: string;
}

const visitOf = (path: string, target: string): Visit => {
  const { pathname, search, searchParams } = new URL(target);
  return { path, state: searchParams.get('state') ?? '', page: pathname + search };
};

async function beginSignIn(browser: TestBrowser, by: string = strategy): Promise<Visit> {
  const { response } = await browser.send('POST', '/client/sign_ins', { ...form(), strategy: by });
  expect(response).toMatchObject({ status: 'needs_identifier', first_factor_verification: { status: 'unverified', strategy: by } });
  const { id, first_factor_verification: verification } = signInSchema.parse(response);
  return visitOf(`/client/sign_ins/${id}`, verification.external_verification_redirect_url);
}

async function beginSignUp(browser: TestBrowser): Promise<Visit> {
  const { response } = await browser.send('POST', '/client/sign_ups', form());
  const { id, verifications } = signUpSchema.parse(response);
  return visitOf(`/client/sign_ups/${id}`, verifications.external_account.external_verification_redirect_url);
}

/** Responds like the provider and returns the URL to which the browser is sent. */
async function answer(browser: TestBrowser, { state }: Visit, fields: Readonly<Record<string, string>>): Promise<URL> {
  const reply = await browser.visit('/__clerk/v1/oauth_callback', { state, ...fields });
  expect(reply.status).toBe(303);
  return new URL(reply.headers.get('location') ?? '');
}

const account = (username: string) => ({ username, email_address: `${username}@example.com` });
const codeOf = async (reply: Response): Promise<unknown> => {
  const body = z.object({ errors: z.array(z.object({ code: z.string() })) }).parse(await reply.json());
  return body.errors[0]?.code;
};

describe('sign-in with GitHub', () => {
  it('signs in the owner of the address, links the account, and finds the user by the account afterwards', async () => {
    const { userId } = await identity.signUp('mona@example.com');
    const browser = identity.browser();
    const visit = await beginSignIn(browser);
    const target = await answer(browser, visit, account('mona'));
    const nonce = target.searchParams.get('rotating_token_nonce');
    target.searchParams.delete('rotating_token_nonce');
    expect(target.href).toBe(callbackUrl());
    expect((await browser.send('GET', `${visit.path}?rotating_token_nonce=${nonce}`)).response).toMatchObject({
      status: 'complete',
      first_factor_verification: { status: 'verified', error: null },
      created_session_id: expect.stringMatching(/^sess_/),
    });
    expect((await browser.send('GET', `${visit.path}?rotating_token_nonce=other`)).error).toBe('authorization_invalid');
    expect((await browser.send('GET', '/me')).response).toMatchObject({
      id: userId,
      external_accounts: [{ provider: strategy, username: 'mona', email_address: 'mona@example.com' }],
    });

    const again = identity.browser();
    await answer(again, await beginSignIn(again), { username: 'Mona', email_address: 'moved@example.com' });
    expect((await again.send('GET', '/me')).response).toMatchObject({ id: userId, external_accounts: [{ username: 'mona' }] });
  });

  it('transfers a new person to a sign-up', async () => {
    const browser = identity.browser();
    const visit = await beginSignIn(browser);
    await answer(browser, visit, account('newcomer'));
    expect((await browser.send('GET', visit.path)).response).toMatchObject({
      status: 'needs_identifier',
      first_factor_verification: { status: 'transferable', error: { code: 'external_account_not_found' } },
    });
    expect((await browser.send('GET', '/me')).error).toBe('authentication_invalid');
    const transferred = await browser.send('POST', '/client/sign_ups', { transfer: 'true' });
    expect(transferred.response).toMatchObject({ status: 'complete', verifications: { external_account: { status: 'verified' } } });
    expect((await browser.send('GET', '/me')).response).toMatchObject({
      email_addresses: [{ email_address: 'newcomer@example.com', verification: { status: 'verified' } }],
      external_accounts: [{ username: 'newcomer' }],
    });
    expect((await browser.send('POST', '/client/sign_ups', { transfer: 'true' })).error).toBe('resource_not_found');
  });

  it('reports a cancelled visit', async () => {
    const browser = identity.browser();
    const visit = await beginSignIn(browser);
    expect((await answer(browser, visit, { error: 'access_denied' })).pathname).toBe('/login/sso-callback');
    expect((await browser.send('GET', visit.path)).response).toMatchObject({
      status: 'needs_identifier',
      first_factor_verification: {
        status: 'failed',
        error: { code: 'oauth_access_denied', long_message: 'You did not grant access to your GitHub account.' },
      },
    });
    expect((await browser.send('POST', '/client/sign_ups', { transfer: 'true' })).error).toBe('resource_not_found');
  });
});

describe('sign-in with Google', () => {
  const google = 'oauth_google';

  it('signs up a new person with only an email address, and signs them in again', async () => {
    const browser = identity.browser();
    const visit = await beginSignIn(browser, google);
    const page = await (await browser.visit(visit.page)).text();
    expect(page).toContain('Sandbox Google');
    expect(page).not.toContain('Username');
    await answer(browser, visit, { email_address: 'Gina@example.com' });
    await browser.send('POST', '/client/sign_ups', { transfer: 'true' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({
      external_accounts: [{ provider: google, username: '', email_address: 'gina@example.com' }],
    });

    const again = identity.browser();
    const second = await beginSignIn(again, google);
    expect(await (await again.visit(second.page)).text()).toContain('Continue as gina@example.com');
    await answer(again, second, { email_address: 'gina@example.com' });
    expect((await again.send('GET', second.path)).response).toMatchObject({
      status: 'complete',
      first_factor_verification: { strategy: google, status: 'verified' },
    });
  });

  it('links to the user who signed in with GitHub before, and offers the accounts of Google only', async () => {
    const first = identity.browser();
    await answer(first, await beginSignUp(first), account('both'));
    const browser = identity.browser();
    const visit = await beginSignIn(browser, google);
    expect(await (await browser.visit(visit.page)).text()).not.toContain('Continue as both');
    await answer(browser, visit, { email_address: 'both@example.com' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({
      external_accounts: [{ provider: strategy }, { provider: google }],
    });
  });
});

describe('sign-up with GitHub', () => {
  it('creates the user', async () => {
    const browser = identity.browser();
    const visit = await beginSignUp(browser);
    await answer(browser, visit, account('fresh'));
    expect((await browser.send('GET', visit.path)).response).toMatchObject({ status: 'complete', email_address: 'fresh@example.com' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({ external_accounts: [{ username: 'fresh' }] });
  });

  it('transfers an existing user to a sign-in', async () => {
    const { userId } = await identity.signUp('known@example.com');
    const browser = identity.browser();
    const visit = await beginSignUp(browser);
    await answer(browser, visit, account('known'));
    expect((await browser.send('GET', visit.path)).response).toMatchObject({
      status: 'missing_requirements',
      verifications: { external_account: { status: 'transferable', error: { code: 'external_account_exists' } } },
    });
    expect((await browser.send('POST', '/client/sign_ins', { transfer: 'true' })).response).toMatchObject({ status: 'complete' });
    expect((await browser.send('GET', '/me')).response).toMatchObject({ id: userId });
  });

  it('reports a cancelled visit', async () => {
    const browser = identity.browser();
    const visit = await beginSignUp(browser);
    await answer(browser, visit, { error: 'access_denied' });
    expect((await browser.send('GET', visit.path)).response).toMatchObject({
      verifications: { external_account: { status: 'failed', error: { code: 'oauth_access_denied' } } },
    });
  });
});

describe('the visit to the sandbox page', () => {
  it('offers known accounts, a new one and Cancel, with forms that can only post to this origin', async () => {
    const first = identity.browser();
    await answer(first, await beginSignUp(first), account('listed'));
    const browser = identity.browser();
    const reply = await browser.visit((await beginSignIn(browser)).page);
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(reply.headers.get('referrer-policy')).toBe('same-origin');
    const page = await reply.text();
    for (const text of ['Sandbox GitHub', 'Continue as listed', 'Username', 'Cancel']) expect(page).toContain(text);
  });

  it('rejects a wrong state, another browser’s and a used one', async () => {
    const browser = identity.browser();
    const visit = await beginSignIn(browser);
    const post = (at: TestBrowser, state: string) => at.visit('/__clerk/v1/oauth_callback', { state, ...account('stateful') });
    expect(await codeOf(await post(browser, 'wrong'))).toBe('authorization_invalid');
    expect(await codeOf(await post(browser, ''))).toBe('authorization_invalid');
    const stranger = identity.browser();
    await beginSignIn(stranger);
    expect(await codeOf(await post(stranger, visit.state))).toBe('authorization_invalid');
    expect(await codeOf(await stranger.visit(visit.page))).toBe('authorization_invalid');
    await answer(browser, visit, account('stateful'));
    expect(await codeOf(await post(browser, visit.state))).toBe('authorization_invalid');
  });

  it('rejects a form of another site, and an account that GitHub could not have', async () => {
    const browser = identity.browser();
    const { state } = await beginSignIn(browser);
    const foreign = await browser.send('POST', '/oauth_callback', { state, ...account('forged') }, { origin: 'https://evil.example' });
    expect(foreign.error).toBe('origin_invalid');
    const odd = await browser.visit('/__clerk/v1/oauth_callback', { state, username: '<b>', email_address: 'odd@example.com' });
    expect(await codeOf(odd)).toBe('form_param_format_invalid');
  });

  it('expires after ten minutes', async () => {
    const own = await startTestIdentity({ oauthProviders: ['github', 'google'] });
    const browser = own.browser();
    const visit = await beginSignIn(browser);
    own.advance(11 * 60_000);
    expect(await codeOf(await browser.visit(visit.page))).toBe('verification_expired');
    expect((await browser.send('GET', visit.path)).response).toMatchObject({ first_factor_verification: { status: 'expired' } });
    await own.dispose();
  });

  it.each([
    'https://evil.example/sso-callback',
    '//evil.example',
    'http://localhost:4201/login',
    'javascript:alert(1)',
    'http://localhost:4200@evil.example',
  ])('rejects the redirect URL %s', async (foreign) => {
    for (const resource of ['/client/sign_ins', '/client/sign_ups']) {
      for (const name of ['redirect_url', 'action_complete_redirect_url']) {
        const reply = await identity.browser().send('POST', resource, { ...form(), [name]: foreign });
        expect(reply).toMatchObject({ status: 422, error: 'form_param_value_invalid' });
      }
    }
    expect((await identity.browser().send('POST', '/client/sign_ins', { strategy })).error).toBe('form_param_missing');
  });
});

describe('the environment', () => {
  const social = async (service: TestIdentity) => (await fetch(`${service.address}/__clerk/v1/environment`)).json();

  it('lists the configured providers only', async () => {
    const offered = { enabled: true, authenticatable: true };
    expect(await social(identity)).toMatchObject({
      user_settings: { social: { [strategy]: { ...offered, name: 'GitHub' }, oauth_google: { ...offered, name: 'Google' } } },
    });
    const off = await startTestIdentity();
    expect(await social(off)).toMatchObject({ user_settings: { social: {} } });
    expect((await off.browser().send('POST', '/client/sign_ins', form())).error).toBe('strategy_for_user_invalid');
    expect((await off.browser().visit('/__clerk/sandbox/oauth?state=x')).status).toBe(404);
    await off.dispose();
  });
});
