import { describe, expect, it } from 'vitest';
import { DictionaryError, parseDictionary, createStorageDictionaryCache } from './dictionary.ts';

describe('parseDictionary', () => {
  it('accepts nested texts', () => {
    const value = { a: 'x', b: { c: 'y' } };
    expect(parseDictionary(value)).toEqual(value);
  });

  it.each([null, [], 'text', { a: 1 }, { a: { b: null } }, { a: ['x'] }])('rejects %j', (value) => {
    expect(() => parseDictionary(value)).toThrow(DictionaryError);
  });

  it('names the file of an invalid value', () => {
    expect(() => parseDictionary({ a: { b: 3 } }, 'zh/common')).toThrow('zh/common');
  });
});

describe('createStorageDictionaryCache', () => {
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

  it('stores dictionaries per language and namespace', () => {
    const storage = fakeStorage();
    const cache = createStorageDictionaryCache(storage);
    cache.write('ja', 'common', { a: 'あ' });
    expect(cache.read('ja', 'common')).toEqual({ a: 'あ' });
    expect(cache.read('ko', 'common')).toBeUndefined();
    expect(cache.read('ja', 'auth')).toBeUndefined();
  });

  it('ignores a corrupt copy', () => {
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
});
