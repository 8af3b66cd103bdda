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
  ['url', { url: 'https://node' }],
  ['weight', { weight: 11 }],
])('what is wrong with %s is said there alone', (field, changes) => {
  expect(Object.keys(providerFieldErrors({ ...fields, ...changes }))).toEqual([field]);
});

test('an address says what a whole one looks like', () => {
  expect(providerFieldErrors({ ...fields, url: 'node.example.com' })).toEqual({ url: { key: 'validation.extendedUrl', values: {} } });
});

test('a saved address stays as it is, and a new one is checked', () => {
  const saved = { ...fields, url: 'http://geth:8545' };
  expect(providerFieldErrors(saved, 'http://geth:8545')).toEqual({});
  expect(Object.keys(providerFieldErrors({ ...saved, url: 'http://erigon:8545' }, 'http://geth:8545'))).toEqual(['url']);
});
