import { expect, it } from 'vitest';
import { uncutTexts, valueAxisWidthPx } from './axis-texts.ts';

const measure = (text: string): number => text.length * 7;

it('the value axis is as wide as its longest text, and never narrower than usual', () => {
  expect(valueAxisWidthPx(['0', '20'], measure, 8)).toBe(52);
  expect(valueAxisWidthPx(['$0', '$0.00025', '$0.0005'], measure, 8)).toBe(64);
  expect(valueAxisWidthPx(null, measure, 8)).toBe(52);
});

it('a time that the edge would cut is left out', () => {
  const texts = [
    { text: '8:00 PM', centerPx: 0 },
    { text: '9:00 PM', centerPx: 183 },
    { text: '9:30 PM', centerPx: 184 },
  ];
  expect(uncutTexts(texts, measure, 208)).toEqual(['8:00 PM', '9:00 PM', null]);
});
