import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { contrastPairs, darkTheme, lightTheme, shadows } from './themes.ts';
import { contrastRatio, formatHex, formatOklch } from './oklch.ts';
import {
  controlHeightsPx,
  durationsMs,
  easeOut,
  fontStacks,
  iconSizesPx,
  layers,
  radiiPx,
  spacingPx,
  typeScale,
  widthsPx,
} from './dimensions.ts';

/** All design tokens as data, for charts and tests. Styles use the custom properties in `styles/tokens.css`. */
export const tokens = {
  colors: { light: lightTheme, dark: darkTheme },
  chainColor,
  chainMarks,
  chartPalette,
  contrastPairs,
  contrastRatio,
  controlHeightsPx,
  durationsMs,
  easeOut,
  fontStacks,
  formatHex,
  formatOklch,
  iconSizesPx,
  layers,
  radiiPx,
  shadows,
  spacingPx,
  typeScale,
  widthsPx,
} as const;
