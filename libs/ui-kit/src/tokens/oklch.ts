/** A color in OKLCH: lightness 0…1, chroma 0…0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Builds an {@link Oklch} from lightness 0…1, chroma and hue in degrees. */
export function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h };
}

/** Linear-light red, green and blue, each 0…1 inside the sRGB gamut. */
type LinearRgb = readonly [number, number, number];

/**
 * Converts OKLCH to linear sRGB without clipping: a channel outside 0…1 is out of the sRGB gamut.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
function linearRgbOf({ l, c, h }: Oklch): LinearRgb {
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

/** Whether a color is in the sRGB gamut (tolerance 0.001). */
export function isInSrgb(color: Oklch): boolean {
  return linearRgbOf(color).every((channel) => channel >= -0.001 && channel <= 1.001);
}

/** Gamma-encodes a linear sRGB channel, 0…1. Source: IEC 61966-2-1. */
const encodeChannel = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

const byteText = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0');

/**
 * Hex color in CSS, `#7b61f3`. Half as long as `oklch()`, because every document contains the tokens.
 *
 * @param alpha 0…1
 */
export function formatHex(color: Oklch, alpha = 1): string {
  const opaque = `#${linearRgbOf(color)
    .map((linear) => byteText(encodeChannel(linear)))
    .join('')}`;
  return alpha === 1 ? opaque : opaque + byteText(alpha);
}

/** The color in CSS, `oklch(0.555 0.21 285)`. */
export const formatOklch = ({ l, c, h }: Oklch): string => `oklch(${l} ${c} ${h})`;

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

function luminanceOf(color: Oklch): number {
  const [red, green, blue] = linearRgbOf(color);
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** Contrast ratio of two opaque colors, 1…21. Source: WCAG 2.2. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [low, high] = [luminanceOf(first), luminanceOf(second)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

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

/** Simulates a type of color vision. Returns linear sRGB, clipped to the gamut. */
export function simulateColorBlindness(color: Oklch, vision: ColorVision): LinearRgb {
  const rgb = linearRgbOf(color);
  const [red, green, blue] = matrices[vision].map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Distance of two linear sRGB colors in OKLab; about 0.02 is just noticeable. */
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
