import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
import { type ColorTheme, contrastSteps, darkTheme, lightTheme, shadows, type ThemeName } from './themes.ts';
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
import { formatHex } from './oklch.ts';

const rem = (px: number) => `${px / 16}rem`;
const record = <Value>(prefix: string, values: Readonly<Record<string, Value>>, format: (value: Value) => string) =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${name}: ${format(value)};`);

/** Opacity of the scrim. */
const scrimAlpha: Readonly<Record<ThemeName, number>> = { light: 0.4, dark: 0.6 };

function themeLines(name: ThemeName, theme: ColorTheme): readonly string[] {
  const scrim = formatHex(theme.scrim);
  return [
    `color-scheme: ${name};`,
    ...record('color', theme, formatHex).filter((line) => !line.startsWith('--color-scrim')),
    `--color-scrim: ${formatHex(theme.scrim, scrimAlpha[name])};`,
    `--color-page-dimmed: color-mix(in srgb, ${scrim} ${scrimAlpha[name] * 100}%, ${formatHex(theme['surface-0'])});`,
    ...chartPalette[name].map((color, index) => `--color-chart-${index + 1}: ${formatHex(color)};`),
    ...chainMarks.map((chain) => `--color-chain-${chain}: ${formatHex(chainColor(chain, name))};`),
    ...record('shadow', shadows[name], String),
  ];
}

const constants = (): readonly string[] => [
  ...record('font', fontStacks, String),
  ...typeScale.flatMap((step, index) => [
    `--font-size-${index + 1}: ${rem(step.sizePx)};`,
    `--line-height-${index + 1}: ${rem(step.lineHeightPx)};`,
    `--tracking-${index + 1}: ${step.trackingEm}em;`,
  ]),
  ...spacingPx.map((px, index) => `--space-${index + 1}: ${rem(px)};`),
  ...record('radius', radiiPx, (px) => `${px}px`),
  '--radius-full: 999px;',
  ...record('control', controlHeightsPx, rem),
  ...record('icon', iconSizesPx, (px) => `${px}px`),
  ...record('width', widthsPx, rem),
  ...record('duration', durationsMs, (ms) => `${ms}ms`),
  `--ease-out: ${easeOut};`,
  ...record('layer', layers, String),
];

const block = (selector: string, lines: readonly string[], indent = '  ') =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;

/** Content of `styles/tokens.css`: all tokens as custom properties, in layer `tokens`. */
export function renderTokensCss(): string {
  const still = Object.keys(durationsMs).map((name) => `--duration-${name}: 0ms;`);
  const stronger = record('color', contrastSteps, (role) => `var(--color-${role})`);
  const blocks = [
    block(':root', constants()),
    block(":root,\n  [data-theme='light']", themeLines('light', lightTheme)),
    block("[data-theme='dark']", themeLines('dark', darkTheme)),
    `  @media (prefers-contrast: more) {\n${block(':root,\n    [data-theme]', stronger, '    ')}  }\n`,
    `  @media (prefers-reduced-motion: reduce) {\n${block(':root', still, '    ')}  }\n`,
  ];
  return `/* Written by scripts/write-tokens.ts from src/tokens; change those. */\n@layer tokens {\n${blocks.join('\n')}}\n`;
}
