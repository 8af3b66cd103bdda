import { expect, test } from 'vitest';
import { enterpriseRequestKeys } from './enterprise-request-keys.ts';

const body = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains, please' };

test('every try of one text has one key, another text another', () => {
  const key = enterpriseRequestKeys.keyOf(body);
  expect(enterpriseRequestKeys.keyOf({ ...body })).toBe(key);
  expect(enterpriseRequestKeys.keyOf({ ...body, message: 'Seven chains, please' })).not.toBe(key);
});

test('once a request is stored, the same text is another request', () => {
  const key = enterpriseRequestKeys.keyOf(body);
  enterpriseRequestKeys.settle(body);
  expect(enterpriseRequestKeys.keyOf(body)).not.toBe(key);
});
