import { expect, it } from 'vitest';
import { DictionaryError, parseDictionary } from './dictionary.ts';

it('accepts nested texts', () => {
  const value = { a: 'x', b: { c: 'y' } };
  expect(parseDictionary(value)).toBe(value);
});

it.each([null, [], 'text', { a: 1 }, { a: { b: null } }, { a: ['x'] }])('refuses %j', (value) => {
  expect(() => parseDictionary(value)).toThrow(DictionaryError);
});

it('names the place of what it refuses', () => {
  expect(() => parseDictionary({ a: { b: 3 } }, 'zh/common')).toThrow('zh/common.a.b');
});
