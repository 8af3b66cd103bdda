import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { hasCharacter, parseUnicodeRanges, type UnicodeRange } from './unicode-ranges.ts';

const require = createRequire(import.meta.url);

/** One file of a typeface, opened when a character of it is drawn for the first time. */
interface Slice {
  ranges: readonly UnicodeRange[];
  file: string;
  /** By weight. */
  fonts: Map<number, Promise<Font>>;
}

export interface TypefaceParameters {
  /** Names of packages under `@fontsource-variable`, the first that has a character draws it: `['geist', 'noto-sans-sc']`. */
  families: readonly string[];
  weight: number;
}

export interface ShapeParameters {
  sizePx: number;
  /** Between letters, in parts of the size. */
  tracking?: number;
}

/** Outlines of a line of text: `path` for an SVG, its baseline at 0. */
export interface ShapedText {
  path: string;
  widthPx: number;
}

const sliceLists = new Map<string, readonly Slice[]>();

function listSlices(family: string): readonly Slice[] {
  const known = sliceLists.get(family);
  if (known !== undefined) return known;
  const ranges = JSON.parse(readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8')) as Record<string, string>;
  const slices = Object.entries(ranges).map(([name, text]): Slice => {
    const part = name.replaceAll(/[[\]]/g, '');
    return {
      ranges: parseUnicodeRanges(text),
      file: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
      fonts: new Map(),
    };
  });
  sliceLists.set(family, slices);
  return slices;
}

async function openFont(file: string, weight: number): Promise<Font> {
  const sfnt = await convert(readFileSync(require.resolve(file)), 'sfnt');
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt))));
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

async function fontOf(slice: Slice, weight: number): Promise<Font> {
  const font = slice.fonts.get(weight) ?? openFont(slice.file, weight);
  slice.fonts.set(weight, font);
  return font;
}

/** Neighbouring characters that come from the same file. */
function splitBySlice(text: string, slices: readonly Slice[]): { slice: Slice; text: string }[] {
  const runs: { slice: Slice; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const slice = slices.find(({ ranges }) => hasCharacter(ranges, character)) ?? last?.slice ?? slices[0];
    if (slice === undefined) throw new Error('A typeface without files');
    if (last?.slice === slice) last.text += character;
    else runs.push({ slice, text: character });
  }
  return runs;
}

/** Shapes text with fonts from npm alone: what is drawn is the same on every machine. */
export type Typeface = (text: string, parameters: ShapeParameters) => Promise<ShapedText>;

/** A typeface of several families in one weight. */
export function createTypeface({ families, weight }: TypefaceParameters): Typeface {
  const slices = families.flatMap(listSlices);
  return async (text, { sizePx, tracking = 0 }) => {
    const paths: string[] = [];
    let x = 0;
    for (const run of splitBySlice(text, slices)) {
      const font = await fontOf(run.slice, weight);
      const scale = sizePx / font.face.upem;
      const buffer = new TextBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const outline = font.glyphToPath(glyph.codepoint);
        const left = (x + (glyph.xOffset ?? 0) * scale).toFixed(2);
        const up = ((glyph.yOffset ?? 0) * scale).toFixed(2);
        if (outline !== '') {
          paths.push(`<path transform="translate(${left} -${up}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${outline}"/>`);
        }
        x += (glyph.xAdvance ?? 0) * scale + tracking * sizePx;
      }
    }
    return { path: paths.join(''), widthPx: x };
  };
}
