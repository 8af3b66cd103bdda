import { balanceLines, breakLines, splitPieces } from './break-lines.ts';
import { drawFrame, frame } from './frame.ts';
import type { Picture } from './picture.ts';
import { createTypeface, type Typeface } from './typeface.ts';

/** Typefaces that draw what Geist has no letters for, by language. */
const families: Readonly<Record<string, string>> = { zh: 'noto-sans-sc', ja: 'noto-sans-jp', ko: 'noto-sans-kr' };
const weights = { strong: 600, regular: 400 };

/** From large to small; the first in which the title has room is taken. */
const titleSizesPx = [84, 76, 68, 60, 52, 46, 40, 34];
/** Characters that fill their square look larger than letters of the same size. */
const squareSizePxMax = 72;
const titleLinesMax = 3;
const leadSizePx = 30;
const leadLinesMax = 2;
const tracking = { title: -0.03, text: -0.008 };
const lineHeight = { title: 1.1, cjkTitle: 1.24, lead: 1.42 };

interface Block {
  lines: readonly string[];
  sizePx: number;
}

async function fitTitle(title: string, language: string, typeface: Typeface): Promise<Block> {
  const pieces = splitPieces(title, language);
  let block: Block = { lines: [title], sizePx: 0 };
  const sizes = titleSizesPx.filter((sizePx) => sizePx <= squareSizePxMax || !(language in families));
  for (const sizePx of sizes) {
    const measure = async (text: string): Promise<number> => (await typeface(text, { sizePx, tracking: tracking.title })).widthPx;
    const lines = await balanceLines(pieces, frame.widthPx, measure);
    const widths = await Promise.all(lines.map(measure));
    block = { lines, sizePx };
    if (lines.length <= titleLinesMax && Math.max(...widths) <= frame.widthPx) break;
  }
  return block;
}

/** The lead, or as many of its sentences as there is room for, or the beginning of the first. */
async function fitLead(lead: string, language: string, typeface: Typeface): Promise<Block> {
  const measure = async (text: string): Promise<number> => (await typeface(text, { sizePx: leadSizePx, tracking: tracking.text })).widthPx;
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(lead)].map(({ segment }) => segment);
  for (let count = sentences.length; count > 0; count -= 1) {
    const text = sentences.slice(0, count).join('').trim();
    const lines = await balanceLines(splitPieces(text, language), frame.leadWidthPx, measure);
    if (lines.length <= leadLinesMax) return { lines, sizePx: leadSizePx };
  }
  const [first = '', second = ''] = await breakLines(splitPieces(lead, language), frame.leadWidthPx, measure);
  return { lines: [first, `${second.replace(/[\s.,;:、。，]+$/u, '')}…`], sizePx: leadSizePx };
}

/** Lines from `top` downwards; the picture's text begins at the left edge of the frame. */
async function drawBlock(block: Block, top: number, height: number, fill: string, spacing: number, typeface: Typeface): Promise<string> {
  const shaped = await Promise.all(block.lines.map((line) => typeface(line, { sizePx: block.sizePx, tracking: spacing })));
  const ascent = block.sizePx * 0.76;
  return shaped
    .map(({ path }, index) => {
      const baseline = top + ascent + index * block.sizePx * height;
      return `<g fill="${fill}" transform="translate(${String(frame.leftPx)} ${baseline.toFixed(1)})">${path}</g>`;
    })
    .join('');
}

/** The picture of a page as SVG. All text is outlines: whoever draws it needs no fonts. */
export async function composePicture(picture: Picture): Promise<string> {
  const { title, code, lead, language } = picture;
  const cjk = families[language];
  const sans = ['geist', ...(cjk === undefined ? [] : [cjk])];
  const strong = createTypeface({ families: sans, weight: weights.strong });
  const regular = createTypeface({ families: sans, weight: weights.regular });
  const mono = createTypeface({ families: ['geist-mono', ...sans], weight: weights.regular });

  const titleFace = code ? createTypeface({ families: ['geist-mono', ...sans], weight: weights.strong }) : strong;
  const head = await fitTitle(title, language, titleFace);
  const text = await fitLead(lead, language, regular);
  const headHeight = cjk === undefined ? lineHeight.title : lineHeight.cjkTitle;
  const headPx = head.lines.length * head.sizePx * headHeight;
  const textPx = text.lines.length * text.sizePx * lineHeight.lead;
  const gapPx = 20;
  const top = frame.topPx + (frame.bottomPx - frame.topPx - headPx - gapPx - textPx) / 2;
  return drawFrame(picture, { strong, regular, mono }, [
    await drawBlock(head, top, headHeight, frame.colors.title, code ? -0.04 : tracking.title, titleFace),
    await drawBlock(text, top + headPx + gapPx, lineHeight.lead, frame.colors.text, tracking.text, regular),
  ]);
}
