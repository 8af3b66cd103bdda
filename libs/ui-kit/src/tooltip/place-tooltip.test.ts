import { expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

const tooltip = { width: 100, height: 20 };

it('centres above the anchor', () => {
  expect(placeTooltip({ top: 100, bottom: 130, left: 200, width: 40 }, tooltip, 800)).toEqual({ xPx: 170, yPx: 74 });
});

it('goes below where there is no room above', () => {
  expect(placeTooltip({ top: 10, bottom: 40, left: 200, width: 40 }, tooltip, 800).yPx).toBe(46);
});

it('stays inside the viewport at both sides', () => {
  expect(placeTooltip({ top: 100, bottom: 130, left: 0, width: 20 }, tooltip, 800).xPx).toBe(8);
  expect(placeTooltip({ top: 100, bottom: 130, left: 780, width: 20 }, tooltip, 800).xPx).toBe(692);
});
