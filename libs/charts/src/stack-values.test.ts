import { expect, it } from 'vitest';
import { stackValues } from './stack-values.ts';

it('adds each series to those below it, and a gap adds nothing', () => {
  expect(stackValues([{ values: [1, 2] }, { values: [10, null] }, { values: [100, 200] }])).toEqual([
    [1, 2],
    [11, 2],
    [111, 202],
  ]);
});
