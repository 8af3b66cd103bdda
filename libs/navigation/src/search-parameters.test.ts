import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearchParameters } from './search-parameters.ts';

it('keeps every value of every name, in order', () => {
  expect(parseSearchParameters('?a=1&b&a=2&c=%E4%BB%B7')).toEqual({ a: ['1', '2'], b: [''], c: ['价'] });
  expect(parseSearchParameters('')).toEqual({});
});

it('reads what URLSearchParams writes', () => {
  const values = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(values, (given) => {
      const pairs = Object.entries(given).flatMap(([name, list]) => list.map((value) => [name, value]));
      expect(parseSearchParameters(`?${new URLSearchParams(pairs).toString()}`)).toEqual(
        Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list.map((value) => value.toWellFormed())])),
      );
    }),
  );
});
