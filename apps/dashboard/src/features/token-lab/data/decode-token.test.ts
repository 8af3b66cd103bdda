import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeToken } from './decode-token.ts';
import { TokenError } from './token-error.ts';

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
