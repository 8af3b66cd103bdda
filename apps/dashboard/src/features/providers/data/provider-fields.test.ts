import { expect, test } from 'vitest';
import { providerFieldErrors } from './provider-fields.ts';

const fields = { name: 'Frankfurt', chain: 'base', url: ' https://node.example.com/key ', weight: 10 };

test('what the API takes has no errors', () => {
  expect(providerFieldErrors(fields)).toEqual({});
});

test.each([
  ['name', { name: ' ' }],
  ['chain', { chain: '' }],
  ['url', { url: 'node.example.com' }],
  ['url', { url: 'wss://node.example.com' }],
  ['weight', { weight: 11 }],
])('what is wrong with %s is said there alone', (field, changes) => {
  expect(Object.keys(providerFieldErrors({ ...fields, ...changes }))).toEqual([field]);
});
