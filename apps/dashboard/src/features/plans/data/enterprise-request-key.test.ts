import { afterEach, expect, test, vi } from 'vitest';
import { enterpriseRequestKey } from './enterprise-request-key.ts';

const body = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains, please' };

afterEach(() => vi.unstubAllGlobals());

test('every try of one text has one key, whichever page makes it, and another text another', async () => {
  const key = await enterpriseRequestKey(body);
  expect(key).toMatch(/^enterprise-[\da-f]{64}$/);
  expect(await enterpriseRequestKey({ message: body.message, projectLink: body.projectLink, email: body.email })).toBe(key);
  expect(await enterpriseRequestKey({ ...body, message: 'Seven chains, please' })).not.toBe(key);
});

test('where one field ends and the next begins counts', async () => {
  const [first, second] = [
    { ...body, projectLink: 'https://example.com/a', message: 'bcd' },
    { ...body, projectLink: 'https://example.com/ab', message: 'cd' },
  ];
  expect(await enterpriseRequestKey(first)).not.toBe(await enterpriseRequestKey(second));
});

test('a page that has come over HTTP can ask, too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await enterpriseRequestKey(body)).toMatch(/^[\x21-\x7E]{16,128}$/);
});
