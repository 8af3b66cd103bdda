import { expect, test } from 'vitest';
import { limitTone } from './limit-tone.ts';

test.each([
  [0, 'accent'],
  [0.79, 'accent'],
  [0.8, 'caution'],
  [0.999, 'caution'],
  [1, 'negative'],
  [1.2, 'negative'],
])('%d of a limit is shown as %s', (share, tone) => {
  expect(limitTone(share)).toBe(tone);
});
