import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyPostbackToken } from '../cryptocloud-postback.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inFiveMinutes = now.getTime() / 1000 + 300;
const encode = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

function sign(claims: unknown, { secret = 'secret', header = { alg: 'HS256', typ: 'JWT' } } = {}): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const valid = { id: '89UX09KA', exp: inFiveMinutes };

test('a token signed with the secret names its invoice', () => {
  expect(verifyPostbackToken(sign(valid), 'secret', now)).toBe('89UX09KA');
});

test.each([
  ['signed with another secret', sign(valid, { secret: 'other' })],
  ['that says it needs no signature', `${encode({ alg: 'none' })}.${encode(valid)}.`],
  ['of another algorithm', sign(valid, { header: { alg: 'HS512', typ: 'JWT' } })],
  ['whose claims were changed', sign(valid).replace(encode(valid), encode({ ...valid, id: 'OTHER' }))],
  ['that expired', sign({ ...valid, exp: now.getTime() / 1000 })],
  ['without an end', sign({ id: '89UX09KA' })],
  ['without an invoice', sign({ exp: inFiveMinutes })],
  ['that is no JSON', sign('nonsense')],
  ['with a fourth part', `${sign(valid)}.x`],
  ['that is empty', ''],
])('a token %s names nothing', (_case, token) => {
  expect(verifyPostbackToken(token, 'secret', now)).toBeNull();
});
