import { describe, expect, it } from 'vitest';
import { formatHex, oklch } from './oklch.ts';

describe('formatHex', () => {
  it.each([
    [oklch(1, 0, 0), '#ffffff'],
    [oklch(0, 0, 0), '#000000'],
    // sRGB primaries from CSS Color 4.
    [oklch(0.627955, 0.257683, 29.2339), '#ff0000'],
    [oklch(0.86644, 0.294827, 142.4953), '#00ff00'],
    [oklch(0.452014, 0.313214, 264.052), '#0000ff'],
  ])('writes %o as %s', (color, text) => {
    expect(formatHex(color)).toBe(text);
  });

  it('returns the visible part', () => {
    expect(formatHex(oklch(0, 0, 0), 0.4)).toBe('#00000066');
  });
});
