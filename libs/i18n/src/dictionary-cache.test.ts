import { expect, it } from 'vitest';
import { createStorageDictionaryCache } from './dictionary-cache.ts';

const fakeStorage = (): Map<string, string> & Pick<Storage, 'getItem' | 'setItem'> => {
  const held = new Map<string, string>();
  return Object.assign(held, {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
};

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

it('returns what was written, per language and namespace', () => {
  const storage = fakeStorage();
  const cache = createStorageDictionaryCache(storage);
  cache.write('ja', 'common', { a: 'あ' });
  expect(cache.read('ja', 'common')).toEqual({ a: 'あ' });
  expect(cache.read('ko', 'common')).toBeUndefined();
  expect(cache.read('ja', 'auth')).toBeUndefined();
});

it('takes a damaged copy for a missing one', () => {
  const storage = fakeStorage();
  const cache = createStorageDictionaryCache(storage);
  cache.write('ja', 'common', { a: 'あ' });
  for (const key of storage.keys()) storage.setItem(key, '{"a":');
  expect(cache.read('ja', 'common')).toBeUndefined();
});

it('works without storage', () => {
  const cache = createStorageDictionaryCache({ getItem: refuse, setItem: refuse });
  cache.write('ja', 'common', {});
  expect(cache.read('ja', 'common')).toBeUndefined();
});
