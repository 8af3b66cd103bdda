import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Picture } from './picture.ts';

export const pictureSize = { width: 1200, height: 630 };

/** Colors of the dark theme as sRGB. */
const colors = {
  surface: '#131217',
  line: '#2e2c37',
  ray: '#1d1b26',
  accent: '#7b61f3',
  accentText: '#ac9bfb',
  title: '#f6f5f9',
  text: '#b6b2c2',
  muted: '#8d899a',
};
const [leftPx, rightPx, rulePx] = [72, 1128, 536];
const textWidthPx = rightPx - leftPx;

/** Largest first; the first size that fits the title into three lines is used. */
const titleSizesPx = [76, 68, 60, 52, 46, 40, 34];
const titleLinesMax = 3;
/** Average character widths in em; Chinese, Japanese and Korean characters are square. */
const [letterWidth, codeWidth, squareWidth] = [0.55, 0.58, 1];
const squareLanguages: readonly string[] = ['zh', 'ja', 'ko'];

/** The product's mark, as in the apps' favicons. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colors.accent}"/><g fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round"><path opacity=".55" d="M16 16 6.5 8M16 16H5M16 16l-9.5 8"/><path d="M16 16h11"/></g><circle cx="16" cy="16" r="4.5" fill="#fff"/></svg>`;

/** Background: lines that meet in a point, as in the mark. */
const backdrop = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(pictureSize.width)}" height="${String(pictureSize.height)}">`,
  `<path d="${[-40, 130, 300, 470, 640, 810, 980, 1150].map((x) => `M${String(rightPx)} ${String(rulePx)}L${String(x)} -10`).join('')}" stroke="${colors.ray}" stroke-width="1.5"/>`,
  `<path d="M${String(leftPx)} ${String(rulePx)}H${String(rightPx)}" stroke="${colors.line}" stroke-width="1.5"/>`,
  `<circle cx="${String(rightPx)}" cy="${String(rulePx)}" r="7" fill="${colors.accent}"/></svg>`,
].join('');

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function titleSizePx({ title, code, language }: Picture): number {
  const character = squareLanguages.includes(language) ? squareWidth : code ? codeWidth : letterWidth;
  const fits = (sizePx: number): boolean => Math.ceil((title.length * character * sizePx) / textWidthPx) <= titleLinesMax;
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const hasRoom = (sizePx: number): boolean => squareLanguages.includes(language) || longestWord * character * sizePx <= textWidthPx;
  return titleSizesPx.find((sizePx) => fits(sizePx) && hasRoom(sizePx)) ?? titleSizesPx.at(-1) ?? 0;
}

/** The lead, limited to the sentences that fit two lines. */
function leadText({ lead, language }: Picture): string {
  const charactersMax = squareLanguages.includes(language) ? 60 : 116;
  let text = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(lead)) {
    if (text !== '' && (text + segment).trimEnd().length > charactersMax) break;
    text += segment;
  }
  return text.trim();
}

export function pictureMarkup(picture: Picture): ReactElement {
  const { name, label, title, code, address, fact } = picture;
  const clamped: CSSProperties = { display: 'block', textOverflow: 'ellipsis' };
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      backgroundColor: colors.surface,
      backgroundImage: `url("${dataUrl(backdrop)}")`,
      fontFamily: 'Sans',
      padding: '66px 72px 0',
    },
    box(
      { alignItems: 'center', justifyContent: 'space-between', height: 52 },
      box(
        { alignItems: 'center', gap: 16, color: colors.title, fontSize: 34, fontWeight: 600, letterSpacing: '-0.02em' },
        createElement('img', { src: dataUrl(mark), width: 52, height: 52 }),
        name,
      ),
      box({ color: colors.muted, fontSize: 24 }, label),
    ),
    box(
      { flexDirection: 'column', justifyContent: 'center', gap: 20, height: rulePx - 66 - 52 },
      box(
        {
          ...clamped,
          lineClamp: titleLinesMax,
          color: colors.title,
          fontFamily: code ? 'Mono' : 'Sans',
          fontSize: titleSizePx(picture),
          fontWeight: 600,
          letterSpacing: code ? '-0.04em' : '-0.03em',
          lineHeight: 1.2,
        },
        title,
      ),
      box({ ...clamped, lineClamp: 2, maxWidth: 960, color: colors.text, fontSize: 30, lineHeight: 1.42 }, leadText(picture)),
    ),
    box(
      {
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 24,
        height: 58,
        fontFamily: 'Mono',
        fontSize: 24,
        letterSpacing: '-0.02em',
      },
      box({ maxWidth: 760, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: colors.muted }, address),
      box({ flexShrink: 0, color: colors.accentText }, fact),
    ),
  );
}
