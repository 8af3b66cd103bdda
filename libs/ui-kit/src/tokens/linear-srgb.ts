import type { Oklch } from './oklch.ts';

/** Linear-light red, green and blue, each 0…1 inside the sRGB gamut. */
export type LinearRgb = readonly [number, number, number];

/**
 * Converts OKLCH to linear sRGB, unclipped: a channel outside 0…1 means that sRGB cannot show the colour.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function linearRgbOf({ l, c, h }: Oklch): LinearRgb {
  const radians = (h * Math.PI) / 180;
  const a = c * Math.cos(radians);
  const b = c * Math.sin(radians);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** True when sRGB can show the colour without clipping (a thousandth of tolerance). */
export function isInSrgb(color: Oklch): boolean {
  return linearRgbOf(color).every((channel) => channel >= -0.001 && channel <= 1.001);
}
