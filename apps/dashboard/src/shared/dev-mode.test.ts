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

test('there are no developer pages unless somebody asks for them', () => {
  expect(read('')).toBe(false);
});

test('the choice is remembered until it is taken back', () => {
  expect(read('?devMode=on')).toBe(true);
  expect(read('')).toBe(true);
  expect(read('?devMode=off')).toBe(false);
  expect(read('')).toBe(false);
});

test('on the production host no choice counts', () => {
  read('?devMode=on');
  expect(read('?devMode=on', { location: { host: 'example.com', search: '?devMode=on' } })).toBe(false);
});

test('a build for developers has them everywhere', () => {
  expect(read('', { isBuiltIn: true, location: { host: 'example.com', search: '' } })).toBe(true);
});

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test('a browser that keeps nothing follows the address', () => {
  expect(read('?devMode=on', { storage: guardStorage(refuse) })).toBe(true);
  expect(read('', { storage: guardStorage(refuse) })).toBe(false);
});
