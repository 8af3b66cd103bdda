import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionVerifier, SessionError } from './create-session-verifier.ts';

const origin = 'http://localhost:4000';
const issuer = `${origin}/__clerk`;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwtKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const { verify } = createSessionVerifier({ jwtKey, issuer, authorizedParties: [origin] });

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = (): Record<string, unknown> => ({
  azp: origin,
  iss: issuer,
  iat: nowSeconds(),
  nbf: nowSeconds() - 10,
  exp: nowSeconds() + 60,
  sub: 'user_1',
  sid: 'sess_1',
  sts: 'active',
  v: 2,
});
const signingInput = (change: object = {}, header: object = {}): string =>
  `${encode({ alg: 'RS256', kid: 'ins_1', typ: 'JWT', ...header })}.${encode({ ...claims(), ...change })}`;
const signed = (change?: object, header?: object, key = privateKey): string => {
  const input = signingInput(change, header);
  return `${input}.${createSign('RSA-SHA256').update(input).sign(key, 'base64url')}`;
};

async function codeOf(token: string): Promise<string> {
  const error: unknown = await verify(token).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SessionError)) throw new Error('The token was accepted');
  return error.code;
}

describe('createSessionVerifier', () => {
  afterEach(() => vi.restoreAllMocks());

  it('accepts a session token without a network request', async () => {
    const network = vi.spyOn(globalThis, 'fetch');
    await expect(verify(signed())).resolves.toEqual({ userId: 'user_1', sessionId: 'sess_1', expiresAt: expect.any(Date) });
    expect(network).not.toHaveBeenCalled();
  });

  it('accepts a PEM whose line breaks became spaces in an environment variable', async () => {
    const flattened = createSessionVerifier({ jwtKey: jwtKey.replaceAll('\n', ' '), issuer, authorizedParties: [origin] });
    await expect(flattened.verify(signed())).resolves.toMatchObject({ userId: 'user_1' });
  });

  it.each([
    ['an expired token', () => signed({ exp: nowSeconds() - 60 }), 'SESSION_TOKEN_EXPIRED'],
    ['a token that is valid in the future', () => signed({ nbf: nowSeconds() + 600 }), 'SESSION_TOKEN_NOT_YET_VALID'],
    ['a token issued in the future', () => signed({ iat: nowSeconds() + 600 }), 'SESSION_TOKEN_NOT_YET_VALID'],
    ['a token signed with another key', () => signed({}, {}, other.privateKey), 'SESSION_TOKEN_SIGNATURE_INVALID'],
    ['an unsigned token', () => `${signingInput({}, { alg: 'none' })}.`, 'SESSION_TOKEN_ALGORITHM_REFUSED'],
    ['an unsigned token with a signature', () => signed({}, { alg: 'none' }), 'SESSION_TOKEN_ALGORITHM_REFUSED'],
    ['a token of another origin', () => signed({ azp: 'https://evil.example' }), 'SESSION_TOKEN_PARTY_REFUSED'],
    ['a token without an origin', () => signed({ azp: undefined }), 'SESSION_TOKEN_PARTY_REFUSED'],
    ['a token of another issuer', () => signed({ iss: 'https://evil.example' }), 'SESSION_TOKEN_ISSUER_REFUSED'],
    ['a token of an issuer with the same prefix', () => signed({ iss: `${issuer}/evil` }), 'SESSION_TOKEN_ISSUER_REFUSED'],
    ['a pending session', () => signed({ sts: 'pending' }), 'SESSION_PENDING'],
    ['a token without a user', () => signed({ sub: undefined }), 'SESSION_TOKEN_MALFORMED'],
    ['a token without a session', () => signed({ sid: undefined }), 'SESSION_TOKEN_MALFORMED'],
    ['a token without expiration', () => signed({ exp: undefined }), 'SESSION_TOKEN_MALFORMED'],
    ['an empty string', () => '', 'SESSION_TOKEN_MALFORMED'],
    ['garbage', () => 'a.b.c', 'SESSION_TOKEN_MALFORMED'],
  ])('rejects %s', async (_name, token, code) => {
    await expect(codeOf(token())).resolves.toBe(code);
  });

  it('rejects a token signed with the public key as a shared secret', async () => {
    const input = signingInput({}, { alg: 'HS256' });
    const token = `${input}.${createHmac('sha256', jwtKey).update(input).digest('base64url')}`;
    await expect(codeOf(token)).resolves.toBe('SESSION_TOKEN_ALGORITHM_REFUSED');
  });

  it('rejects a token changed after signing', async () => {
    const [header, , signature] = signed().split('.');
    const token = `${header}.${encode({ ...claims(), sub: 'user_2' })}.${signature}`;
    await expect(codeOf(token)).resolves.toBe('SESSION_TOKEN_SIGNATURE_INVALID');
  });

  it('never includes the token in the error', async () => {
    const token = signed({ exp: nowSeconds() - 60 });
    await expect(verify(token)).rejects.not.toThrow(token);
  });
});
