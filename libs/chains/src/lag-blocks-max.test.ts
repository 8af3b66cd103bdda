import { expect, it } from 'vitest';
import { lagBlocksMax } from './lag-blocks-max.ts';

it.each([
  [12_000, 3],
  [2_000, 15],
  [250, 120],
])('a chain with a block each %d ms may be behind by %d blocks', (blockTimeMs, blocks) => {
  expect(lagBlocksMax(blockTimeMs)).toBe(blocks);
});
