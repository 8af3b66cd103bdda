import { expect, it } from 'vitest';
import { lineWidthPx } from './line-width.ts';

it('draws lines of few points firmly and of many as thin as the screen can', () => {
  expect(lineWidthPx(500, 1140, 1)).toBe(1.5);
  expect(lineWidthPx(10_000, 1140, 1)).toBe(1);
  expect(lineWidthPx(10_000, 2280, 2)).toBe(0.5);
});
