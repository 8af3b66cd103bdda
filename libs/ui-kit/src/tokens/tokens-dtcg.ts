import { chainColor, chainMarks } from './chain-colors.ts';
import { chartPalette } from './chart-palette.ts';
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
import { formatHex, formatOklch, type Oklch } from './oklch.ts';
import { darkTheme, lightTheme, scrimAlpha, shadows, type ThemeName } from './themes.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions: { readonly 'example.onepoint': { readonly css: string; readonly oklch?: string } };
}
type Group = Readonly<Record<string, Token>>;
type Tokens = Readonly<Record<string, Group>>;

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });

/** sRGB components, which Figma needs, from `#rrggbb` or `#rrggbbaa`. */
function colorValue(hex: string) {
  const channels = [1, 3, 5, 7].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red, green, blue, alpha] = channels.map((channel) => Math.round(channel * 10_000) / 10_000);
  const opaque = { colorSpace: 'srgb', components: [red, green, blue], hex: hex.slice(0, 7) };
  return alpha === undefined || Number.isNaN(alpha) ? opaque : { ...opaque, alpha };
}

function color(name: string, value: Oklch, alpha = 1): Token {
  return {
    $type: 'color',
    $value: colorValue(formatHex(value, alpha)),
    $extensions: { 'example.onepoint': { css: `--color-${name}`, oklch: formatOklch(value) } },
  };
}

function token($type: string, css: string, $value: unknown): Token {
  return { $type, $value, $extensions: { 'example.onepoint': { css } } };
}

function groupOf<Value>(values: Readonly<Record<string, Value>>, toToken: (value: Value, name: string) => Token): Group {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value, name)]));
}

const numbered = <Value>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

/** Layers of a CSS shadow such as `0 1px 2px #1716250f, 0 8px 24px -6px #17162529`. */
function shadowValue(css: string) {
  return css.split(', ').map((layer) => {
    const parts = layer.split(' ');
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts.slice(0, -1).map(Number.parseFloat);
    return { offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread), color: colorValue(parts.at(-1) ?? '') };
  });
}

function themeTokens(name: ThemeName): Tokens {
  const theme = name === 'light' ? lightTheme : darkTheme;
  return {
    color: groupOf(theme, (value, role) => color(role, value, role === 'scrim' ? scrimAlpha[name] : 1)),
    chart: groupOf(numbered(chartPalette[name]), (value, index) => color(`chart-${index}`, value)),
    chain: Object.fromEntries(chainMarks.map((chain) => [chain, color(`chain-${chain}`, chainColor(chain, name))])),
    shadow: groupOf(shadows[name], (value, size) => token('shadow', `--shadow-${size}`, shadowValue(value))),
  };
}

function baseTokens(): Tokens {
  return {
    font: groupOf(fontStacks, (stack, face) => token('fontFamily', `--font-${face}`, stack.split(', '))),
    text: groupOf(numbered(typeScale), ({ sizePx, lineHeightPx, trackingEm }, step) =>
      token('typography', `--font-size-${step}`, {
        fontFamily: '{font.sans}',
        fontWeight: 400,
        fontSize: px(sizePx),
        lineHeight: Math.round((lineHeightPx / sizePx) * 1000) / 1000,
        letterSpacing: px(Math.round(trackingEm * sizePx * 1000) / 1000),
      }),
    ),
    space: groupOf(numbered(spacingPx), (value, step) => token('dimension', `--space-${step}`, px(value))),
    radius: groupOf({ ...radiiPx, full: 999 }, (value, size) => token('dimension', `--radius-${size}`, px(value))),
    control: groupOf(controlHeightsPx, (value, size) => token('dimension', `--control-${size}`, px(value))),
    icon: groupOf(iconSizesPx, (value, size) => token('dimension', `--icon-${size}`, px(value))),
    width: groupOf(widthsPx, (value, size) => token('dimension', `--width-${size}`, px(value))),
    duration: groupOf(durationsMs, (value, speed) => token('duration', `--duration-${speed}`, ms(value))),
    ease: { out: token('cubicBezier', '--ease-out', (easeOut.match(/[\d.]+/g) ?? []).map(Number)) },
    layer: groupOf(layers, (value, name) => token('number', `--layer-${name}`, value)),
  };
}

/**
 * The tokens in the format of the Design Tokens Community Group (2025.10), by file name: a file per theme, which design tools import as modes of
 * one collection, and one with everything that themes share.
 */
export function renderTokensDtcg(): Readonly<Record<string, string>> {
  const files = { base: baseTokens(), light: themeTokens('light'), dark: themeTokens('dark') };
  return Object.fromEntries(Object.entries(files).map(([name, tokens]) => [`${name}.tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`]));
}
