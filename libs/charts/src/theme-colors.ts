import type { SeriesColor } from './time-series.ts';

/** Colours a canvas needs, as CSS text. */
export interface ThemeColors {
  readonly series: readonly string[];
  readonly axis: string;
  readonly grid: string;
  readonly surface: string;
  readonly font: string;
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
    font: `12px ${token('font-sans')}`,
  };
}
