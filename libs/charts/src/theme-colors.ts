import type { SeriesColor } from './time-series.ts';

/** Colours and fonts a canvas needs, as CSS text. */
export interface ThemeColors {
  readonly series: readonly string[];
  readonly axis: string;
  readonly grid: string;
  readonly surface: string;
  readonly text: string;
  readonly textMuted: string;
  readonly fontFamily: string;
}

/** Reads the tokens that hold at an element; a canvas cannot use custom properties itself. */
export function readThemeColors(element: Element, series: readonly SeriesColor[]): ThemeColors {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    series: series.map((color) => token(`color-${color}`)),
    axis: token('color-text-3'),
    grid: token('color-line'),
    surface: token('color-surface-1'),
    text: token('color-text-1'),
    textMuted: token('color-text-2'),
    fontFamily: token('font-sans'),
  };
}
