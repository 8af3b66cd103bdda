import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { contrastPairs, darkTheme, lightTheme, shadows } from './themes.ts';
import { contrastRatio } from './oklch.ts';
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

/** Every design token as data, for drawings and tests. Styles use the custom properties of `styles/tokens.css`. */
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
  iconSizesPx,
  layers,
  radiiPx,
  shadows,
  spacingPx,
  typeScale,
  widthsPx,
} as const;
