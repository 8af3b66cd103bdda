import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { darkTheme } from './dark-theme.ts';
import { controlHeightsPx, iconSizesPx, radiiPx, spacingPx, widthsPx } from './dimensions.ts';
import { fontStacks } from './fonts.ts';
import { layers } from './layers.ts';
import { lightTheme } from './light-theme.ts';
import { durationsMs, easeOut } from './motion.ts';
import { shadows } from './shadows.ts';
import { typeScale } from './type-scale.ts';

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
