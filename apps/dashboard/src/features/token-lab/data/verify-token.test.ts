import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeToken } from './decode-token.ts';
import { tamperToken } from './tamper-token.ts';
import { verifyToken } from './verify-token.ts';

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
