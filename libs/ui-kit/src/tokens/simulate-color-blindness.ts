import { linearRgbOf, type LinearRgb } from './linear-srgb.ts';
import type { Oklch } from './oklch.ts';

/** Ways of seeing colour: usual, or without one kind of cone. */
export type ColorVision = 'usual' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Matrices over linear sRGB: Machado, Oliveira, Fernandes (2009), severity 1. */
const matrices: Readonly<Record<ColorVision, readonly [LinearRgb, LinearRgb, LinearRgb]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB of a colour as someone with that vision sees it, clipped to what a screen shows. */
export function simulateColorBlindness(color: Oklch, vision: ColorVision): LinearRgb {
  const rgb = linearRgbOf(color);
  const [red, green, blue] = matrices[vision].map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Distance of two linear sRGB colours in OKLab; about 0.02 is just seen. */
export function distanceOf(first: LinearRgb, second: LinearRgb): number {
  const [a, b] = [oklabOf(first), oklabOf(second)] as const;
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklabOf([red, green, blue]: LinearRgb): readonly [number, number, number] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
