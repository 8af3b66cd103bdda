import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { describeUserAgent } from './sessions.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const decode = (part: string | undefined): unknown => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

describe('sessions', () => {
  it('issue tokens for this origin and issuer, signed by this installation', async () => {
    const { browser, sessionId, userId } = await identity.signUp('token@example.com');
    const { body } = await browser.send('POST', `/client/sessions/${sessionId}/tokens`);
    const [header, claims, signature] = String(body['jwt']).split('.');
    expect(decode(header)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(decode(claims)).toMatchObject({
      azp: identity.publicOrigin,
      iss: `${identity.publicOrigin}/__clerk`,
      sid: sessionId,
      sub: userId,
      sts: 'active',
      v: 2,
    });
    const key = createPublicKey(identity.jwtKey);
    expect(verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature ?? '', 'base64url'))).toBe(true);
  });

  it.each(['end', 'remove'])('are invalid after %s', async (action) => {
    const { browser, sessionId } = await identity.signUp(`${action}@example.com`);
    expect((await browser.send('POST', `/client/sessions/${sessionId}/${action}`)).status).toBe(200);
    expect(await browser.send('POST', `/client/sessions/${sessionId}/tokens`)).toMatchObject({
      status: 401,
      error: 'authentication_invalid',
    });
    expect((await browser.send('GET', '/client')).response).toMatchObject({ sessions: [], sign_in: null, sign_up: null });
  });

  it('are invalid after the browser signs out of all of them', async () => {
    const { browser } = await identity.signUp('all@example.com');
    await browser.send('DELETE', '/client/sessions');
    expect((await browser.send('GET', '/me')).error).toBe('authentication_invalid');
  });

  it('accept touch requests', async () => {
    const { browser, sessionId } = await identity.signUp('touch@example.com');
    const touched = await browser.send('POST', `/client/sessions/${sessionId}/touch`);
    expect(touched.response).toMatchObject({ id: sessionId, status: 'active' });
  });

  it('cannot be used by another browser', async () => {
    const { sessionId } = await identity.signUp('theft@example.com');
    const { browser: thief } = await identity.signUp('thief@example.com');
    expect((await thief.send('POST', `/client/sessions/${sessionId}/tokens`)).error).toBe('authentication_invalid');
    expect((await thief.send('GET', `/me?_clerk_session_id=${sessionId}`)).error).toBe('authentication_invalid');
  });

  it('are replaced when another user signs in at the same browser', async () => {
    const { browser, sessionId } = await identity.signUp('first@example.com');
    const second = await identity.signUp('second@example.com', {}, browser);
    expect((await browser.send('POST', `/client/sessions/${sessionId}/tokens`)).error).toBe('authentication_invalid');
    expect((await browser.send('GET', '/me')).response).toMatchObject({ id: second.userId });
  });

  it('expire', async () => {
    const own = await startTestIdentity({ sessionTtlMs: 60_000 });
    const { browser, sessionId } = await own.signUp('expire@example.com');
    own.advance(60_001);
    expect((await browser.send('POST', `/client/sessions/${sessionId}/tokens`)).error).toBe('authentication_invalid');
    expect((await browser.send('GET', '/client')).response).toMatchObject({ sessions: [] });
    await own.dispose();
  });

  it('are listed with browser and IP address, and revoked one by one', async () => {
    const email = 'devices@example.com';
    const { browser, sessionId } = await identity.signUp(email, { password: 'correct horse 9' });
    const other = identity.browser();
    const userAgent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' };
    await other.send('POST', '/client/sign_ins', { identifier: email, password: 'correct horse 9' }, userAgent);
    const { body } = await browser.send('GET', '/me/sessions/active');
    expect(body['list']).toMatchObject([
      { id: sessionId, latest_activity: { ip_address: '127.0.0.1' } },
      { status: 'active', latest_activity: { browser_name: 'Firefox', device_type: 'Windows' } },
    ]);
    const otherId = z.array(z.object({ id: z.string() })).parse(body['list'])[1]?.id ?? '';
    expect((await browser.send('POST', `/me/sessions/${otherId}/revoke`)).response).toMatchObject({ id: otherId, status: 'revoked' });
    expect((await other.send('GET', '/me')).error).toBe('authentication_invalid');
    expect((await browser.send('GET', '/me')).status).toBe(200);
  });
});

describe('describeUserAgent', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome', 'Linux', false],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1', 'Safari', 'iPhone', true],
    ['Mozilla/5.0 (Macintosh; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Macintosh', false],
    ['curl/8', null, null, false],
  ])('parses %s', (userAgent, browser, device, mobile) => {
    expect(describeUserAgent(userAgent)).toMatchObject({ browser_name: browser, device_type: device, is_mobile: mobile });
  });
});

const keySetSchema = z.object({
  keys: z.tuple([
    z.object({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256'), use: z.literal('sig'), n: z.string(), e: z.string() }),
  ]),
});
const headerSchema = z.object({ kid: z.string(), alg: z.literal('RS256') });

it('publishes the public key of session tokens and nothing of its private half', async () => {
  const { sessionId, browser } = await identity.signUp('keys@example.com');
  const { body } = await browser.send('POST', `/client/sessions/${sessionId}/tokens`);
  const { jwt } = z.object({ jwt: z.string() }).parse(body);
  const reply = await fetch(`${identity.address}/__clerk/.well-known/jwks.json`);
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const published: unknown = await reply.json();
  expect(JSON.stringify(published)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  const [key] = keySetSchema.parse(published).keys;
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const header = headerSchema.parse(JSON.parse(Buffer.from(head, 'base64url').toString()));
  expect(header.kid).toBe(key.kid);
  const publicKey = createPublicKey({ key, format: 'jwk' });
  expect(verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});
