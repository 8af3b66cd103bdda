/** A colour in OKLCH: lightness 0…1, chroma 0…0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Builds an {@link Oklch} from lightness 0…1, chroma and hue in degrees. */
export function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h };
}
