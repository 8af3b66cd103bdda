import { guardStorage, localStore } from '@onepoint/app-state';
import { expect, test } from 'vitest';
import { readDevMode } from './dev-mode.ts';

const read = (search: string, change: Partial<Parameters<typeof readDevMode>[0]> = {}) =>
  readDevMode({
    isBuiltIn: false,
    productionHost: 'example.com',
    location: { host: 'localhost:4000', search },
    storage: localStore,
    ...change,
  });

test('developer pages are off by default', () => {
  expect(read('')).toBe(false);
});

test('remembers the parameter until it is turned off', () => {
  expect(read('?devMode=on')).toBe(true);
  expect(read('')).toBe(true);
  expect(read('?devMode=off')).toBe(false);
  expect(read('')).toBe(false);
});

test('ignores the parameter on the production host', () => {
  read('?devMode=on');
  expect(read('?devMode=on', { location: { host: 'example.com', search: '?devMode=on' } })).toBe(false);
});

test('are always on in a developer build', () => {
  expect(read('', { isBuiltIn: true, location: { host: 'example.com', search: '' } })).toBe(true);
});

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('follows the address if the browser blocks site data', () => {
  expect(read('?devMode=on', { storage: guardStorage(refuse) })).toBe(true);
  expect(read('', { storage: guardStorage(refuse) })).toBe(false);
});
