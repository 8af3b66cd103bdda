import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let identity: TestIdentity;
let api: string;
beforeAll(async () => {
  identity = await startTestIdentity();
  api = `${identity.address}/__clerk/v1`;
});
afterAll(() => identity.dispose());

const post = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${api}${path}`, { method: 'POST', ...init });
const here = () => ({ origin: identity.publicOrigin });

describe('the frontend API', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4201' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin', {}],
  ])('rejects changes requested by %s', async (_name, headers) => {
    const reply = await post('/client/sign_ups', { headers, body: new URLSearchParams({ email_address: 'a@example.com' }) });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errors: [{ code: 'origin_invalid' }] });
  });

  it('ignores `_method` on GET', async () => {
    const reply = await fetch(`${api}/client?_method=PUT`);
    expect(await reply.json()).toEqual({ response: null, client: null });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it('sets an HttpOnly, SameSite cookie for its own path', async () => {
    const browser = identity.browser();
    await browser.send('PUT', '/client');
    const [cookie, ...attributes] = browser.setCookie()?.split('; ') ?? [];
    expect(cookie).toMatch(/^__client_4200=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/__clerk', 'SameSite=Lax']);
  });

  it('marks the cookie as Secure if the site is served over HTTPS', async () => {
    const secure = await startTestIdentity({ publicOrigin: 'https://onepoint.example' });
    const browser = secure.browser();
    await browser.send('PUT', '/client');
    expect(browser.setCookie()?.split('; ')).toContain('Secure');
    await secure.dispose();
  });

  it('answers 404 and 405 in Clerk’s error shape', async () => {
    const missing = await post('/nothing', { headers: here() });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({
      errors: [{ code: 'resource_not_found', message: expect.any(String), long_message: expect.any(String), meta: {} }],
    });
    expect((await fetch(`${api}/client/sign_ins`)).status).toBe(405);
  });

  it('rejects large and malformed bodies', async () => {
    const large = await post('/client/sign_ups', { headers: here(), body: new URLSearchParams({ email_address: 'x'.repeat(70_000) }) });
    expect(large.status).toBe(413);
    const broken = await post('/client/sign_ups', { headers: { ...here(), 'content-type': 'application/json' }, body: '{' });
    expect(await broken.json()).toMatchObject({ errors: [{ code: 'request_body_invalid' }] });
  });

  it('takes the IP address from the edge, the last to write x-forwarded-for', async () => {
    const browser = identity.browser();
    await identity.signUp('address@example.com', {}, browser);
    const { response } = await browser.send('GET', '/client');
    const sessionId = String(response['last_active_session_id']);
    await browser.send('POST', `/client/sessions/${sessionId}/touch`, {}, { 'x-forwarded-for': '6.6.6.6, 10.0.0.7' });
    const { body } = await browser.send('GET', '/me/sessions/active');
    expect(body['list']).toMatchObject([{ latest_activity: { ip_address: '10.0.0.7' } }]);
  });

  it('sends JSON with the exact content type that Clerk’s server SDK compares', async () => {
    expect((await fetch(`${api}/environment`)).headers.get('content-type')).toBe('application/json');
  });

  it('names the missing field', async () => {
    const { browser } = await identity.signUp('fields@example.com');
    const reply = await browser.send('POST', '/me/email_addresses', {});
    expect(reply.body).toMatchObject({ errors: [{ code: 'form_param_missing', meta: { param_name: 'email_address' } }] });
  });

  it('describes the instance: codes, wallets, optional passwords, no captcha', async () => {
    expect(await (await fetch(`${api}/environment`)).json()).toMatchObject({
      auth_config: { single_session_mode: true },
      user_settings: {
        attributes: { email_address: { required: true }, password: { enabled: true, required: false }, web3_wallet: { enabled: true } },
        sign_up: { captcha_enabled: false },
      },
    });
  });
});

const file = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${identity.address}/__clerk/npm/@clerk/${path}`, { headers });

describe('SDK files', () => {
  it('serves entry files compressed, with revalidation by ETag', async () => {
    const entry = await file('clerk-js@6/dist/clerk.browser.js', { 'accept-encoding': 'br' });
    expect(entry.status).toBe(200);
    expect(Object.fromEntries(entry.headers)).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' });
    const source = await entry.text();
    expect(source).toContain('Clerk');
    expect(source).toMatch(/^Object\.defineProperty\(Navigator\.prototype, 'onLine'/);
    const tag = entry.headers.get('etag') ?? '';
    const again = await file('clerk-js@6/dist/clerk.browser.js', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  it('serves files with a hashed name as immutable', async () => {
    const chunk = readdirSync(join(import.meta.dirname, '../../../node_modules/@clerk/ui/dist')).find((name) =>
      /^signin_ui_.*\.js$/.test(name),
    );
    const reply = await file(`ui@1/dist/${chunk}`, { 'accept-encoding': 'gzip' });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    'clerk-js@5/dist/clerk.browser.js',
    'clerk-js@6/dist/..%2fpackage.json',
    'clerk-js@6/dist/%2e%2e/package.json',
    'clerk-js@6/dist/.hidden.js',
    'clerk-js@6/package.json',
    'clerk-js@6/dist/missing.js',
    'backend@3/dist/index.js',
  ])('answers 404 for %s', async (path) => {
    expect((await file(path)).status).toBe(404);
  });
});

describe('the sandbox mailbox', () => {
  it('lists a browser’s own codes with ?mine and all codes on the page', async () => {
    const { browser } = await identity.signUp('inbox@example.com');
    await identity.signUp('elsewhere@example.com');
    const url = `${identity.address}/__clerk/sandbox/mailbox`;
    const mine = await fetch(`${url}?mine`, { headers: { accept: 'application/json', cookie: browser.cookie() ?? '' } });
    expect(await mine.json()).toMatchObject({ messages: [{ emailAddress: 'inbox@example.com', code: expect.stringMatching(/^\d{6}$/) }] });
    const nobodys = await fetch(`${url}?mine`, { headers: { accept: 'application/json' } });
    expect(await nobodys.json()).toEqual({ messages: [] });
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('elsewhere@example.com');
  });
});
