import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.dispose());

const keySetSchema = z.object({
  keys: z.tuple([
    z.object({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256'), use: z.literal('sig'), n: z.string(), e: z.string() }),
  ]),
});
const headerSchema = z.object({ kid: z.string(), alg: z.literal('RS256') });

it('publishes the key that session tokens are signed with, and nothing of its private half', async () => {
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
