import { assert, property, string, uint8Array } from 'fast-check';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decodeBase64Url, decodeToken, encodeBase64Url, tamperToken, TokenError, verifyToken } from './token.ts';

describe('decode-token', () => {
  const encode = (text: string): string => Buffer.from(text).toString('base64url');

  test('a token is taken apart, whatever letters are in it', () => {
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
  ])('%j is no token: its %s is wrong', (text, part) => {
    expect(() => decodeToken(text)).toThrow(expect.objectContaining({ name: 'TokenError', part }));
  });

  test('any text is a token or refused as none', () => {
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

describe('encode-base64-url', () => {
  test('bytes come back as they went in, by letters that an address may hold', () => {
    assert(
      property(uint8Array(), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toMatch(/^[\w-]*$/);
        expect([...decodeBase64Url(text)]).toEqual([...bytes]);
      }),
    );
  });
});

describe('verify-token', () => {
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
    ['what the issuer signed', tokenOf(), 'valid'],
    ['one that is over', tokenOf({ exp: seconds }), 'expired'],
    ['one without an end', tokenOf({ exp: undefined }), 'expired'],
    ['one that begins later', tokenOf({ nbf: seconds + 5 }), 'notYet'],
    ['one of another issuer with the same key', tokenOf({ iss: 'https://other.example' }), 'otherIssuer'],
    ['one of a key that nobody knows', tokenOf({}, { kid: 'key_2' }), 'unknownKey'],
    ['one signed by a stranger', tokenOf({}, {}, stranger), 'tampered'],
    ['one that claims to need no signature', tokenOf({}, { alg: 'none' }), 'otherAlgorithm'],
    ['one that is over and forged', tokenOf({ exp: 1 }, {}, stranger), 'tampered'],
  ])('%s is judged', async (_, token, verdict) => {
    expect(await verdictOn(token)).toBe(verdict);
  });

  test('a token whose user was changed is a forgery', async () => {
    const forged = tamperToken(tokenOf());
    expect(decodeToken(forged).claims['sub']).not.toBe('user_1');
    expect(await verdictOn(forged)).toBe('tampered');
  });
});
