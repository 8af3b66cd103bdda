import { assert, property, string, uint8Array } from 'fast-check';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decodeBase64Url, decodeToken, encodeBase64Url, tamperToken, TokenError, verifyToken } from './token.ts';

describe('decodeToken', () => {
  const encode = (text: string): string => Buffer.from(text).toString('base64url');

  test('decodes a token with non-ASCII characters', () => {
    const token = decodeToken(` ${encode('{"alg":"RS256"}')}.${encode('{"sub":"Zoë"}')}.AQID\n`);
    expect(token.header).toEqual({ alg: 'RS256' });
    expect(token.claims).toEqual({ sub: 'Zoë' });
    expect([...token.signature]).toEqual([1, 2, 3]);
  });

  test.each([
    ['', 'shape'],
    ['a.b', 'shape'],
    ['a.b.c.d', 'shape'],
    [`${encode('[1]')}.${encode('{}')}.AQID`, 'header'],
    [`${encode('{}')}.${encode('no json')}.AQID`, 'claims'],
    [`${encode('{}')}.${encode('{}')}.%%%`, 'signature'],
  ])('rejects %j for its %s', (text, part) => {
    expect(() => decodeToken(text)).toThrow(expect.objectContaining({ name: 'TokenError', part }));
  });

  test('decodes any text or throws a TokenError', () => {
    assert(
      property(string(), string(), string(), (a, b, c) => {
        try {
          decodeToken([a, b, c].join('.'));
        } catch (error) {
          expect(error).toBeInstanceOf(TokenError);
        }
      }),
    );
  });
});

describe('encodeBase64Url', () => {
  test('round-trips bytes with URL-safe characters', () => {
    assert(
      property(uint8Array(), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect([...decodeBase64Url(text)]).toEqual([...bytes]);
      }),
    );
  });
});

describe('verifyToken', () => {
  const issuer = 'https://id.example';
  const nowMs = Date.parse('2026-03-14T12:00:00Z');
  const seconds = nowMs / 1000;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n, e } = publicKey.export({ format: 'jwk' });
  const keys = [{ kid: 'key_1', kty: 'RSA', n: n ?? '', e: e ?? '' }];
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  function tokenOf(claims: object = {}, header: object = {}, key: KeyObject = privateKey): string {
    const input = `${encode({ alg: 'RS256', kid: 'key_1', ...header })}.${encode({ iss: issuer, sub: 'user_1', exp: seconds + 60, nbf: seconds - 10, ...claims })}`;
    return `${input}.${sign('RSA-SHA256', Buffer.from(input), key).toString('base64url')}`;
  }

  const verdictOn = (token: string) => verifyToken({ token: decodeToken(token), keys, issuer, nowMs });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test.each([
    ['a token signed by the issuer', tokenOf(), 'valid'],
    ['an expired token', tokenOf({ exp: seconds }), 'expired'],
    ['a token without expiration', tokenOf({ exp: undefined }), 'expired'],
    ['a token that isn’t valid yet', tokenOf({ nbf: seconds + 5 }), 'notYet'],
    ['a token of another issuer with the same key', tokenOf({ iss: 'https://other.example' }), 'otherIssuer'],
    ['a token with an unknown key', tokenOf({}, { kid: 'key_2' }), 'unknownKey'],
    ['a token signed with another key', tokenOf({}, {}, stranger), 'tampered'],
    ['a token that names the algorithm “none”', tokenOf({}, { alg: 'none' }), 'otherAlgorithm'],
    ['an expired and forged token', tokenOf({ exp: 1 }, {}, stranger), 'tampered'],
  ])('%s', async (_, token, verdict) => {
    expect(await verdictOn(token)).toBe(verdict);
  });

  test('detects a changed user ID', async () => {
    const forged = tamperToken(tokenOf());
    expect(decodeToken(forged).claims['sub']).not.toBe('user_1');
    expect(await verdictOn(forged)).toBe('tampered');
  });
});
