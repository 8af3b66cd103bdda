import { linearRgbOf } from './linear-srgb.ts';
import type { Oklch } from './oklch.ts';

/** An sRGB channel as it is written, 0…1, of a linear one: IEC 61966-2-1. */
const encodeChannel = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

const byteText = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0');

/**
 * CSS text of a colour inside the sRGB gamut, `#7b61f3`: every document carries the tokens, and this is half as long as `oklch()`.
 *
 * @param alpha 0…1
 */
export function formatHex(color: Oklch, alpha = 1): string {
  const opaque = `#${linearRgbOf(color)
    .map((linear) => byteText(encodeChannel(linear)))
    .join('')}`;
  return alpha === 1 ? opaque : opaque + byteText(alpha);
}
