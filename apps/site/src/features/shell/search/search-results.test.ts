import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { markTerms } from './search-results.tsx';

const marked = (text: string, terms: string[]): string[] =>
  markTerms(text, terms)
    .filter((part) => part.marked)
    .map((part) => part.text);

it('marks words regardless of case and accents', () => {
  expect(marked('eth_getBalance reads a balance', ['balance'])).toEqual(['Balance', 'balance']);
  expect(marked('Đơn vị tính toán', ['tinh'])).toEqual(['tính']);
  expect(marked('计算单位', ['算', '单'])).toEqual(['算单']);
});

it('keeps the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ maxLength: 3 })), (text, terms) => {
      expect(
        markTerms(text, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
