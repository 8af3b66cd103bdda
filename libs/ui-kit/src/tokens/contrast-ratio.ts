import { linearRgbOf } from './linear-srgb.ts';
import type { Oklch } from './oklch.ts';

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

function luminanceOf(color: Oklch): number {
  const [red, green, blue] = linearRgbOf(color);
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** Contrast of two opaque colours, 1…21, as WCAG 2.2 defines it. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [low, high] = [luminanceOf(first), luminanceOf(second)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
