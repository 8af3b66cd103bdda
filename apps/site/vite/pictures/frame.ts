import type { Picture } from './picture.ts';
import type { Typeface } from './typeface.ts';

/** Where things stand in a picture of 1200 × 630, and the dark theme's colours as sRGB. */
export const frame = {
  leftPx: 72,
  rightPx: 1128,
  widthPx: 1056,
  leadWidthPx: 900,
  /** Title and text stand between these, in the middle. */
  topPx: 150,
  bottomPx: 506,
  colors: {
    surface: '#131217',
    line: '#2e2c37',
    ray: '#1d1b26',
    accent: '#7b61f3',
    accentText: '#ac9bfb',
    title: '#f6f5f9',
    text: '#b6b2c2',
    muted: '#8d899a',
  },
} as const;

const headerBaselinePx = 104;
const rulePx = 536;
const footerBaselinePx = 583;
const brandSizePx = 34;
const smallSizePx = 24;

/** The product's mark, as in the apps' favicons: many lines that meet in one point. */
const mark =
  '<g transform="translate(72 66) scale(1.625)"><rect width="32" height="32" rx="8" fill="#7b61f3"/>' +
  '<g fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round">' +
  '<path opacity=".55" d="M16 16 6.5 8M16 16H5M16 16l-9.5 8"/><path d="M16 16h11"/></g><circle cx="16" cy="16" r="4.5" fill="#fff"/></g>';

/** The mark's own idea across the picture: lines from everywhere end in the point on the rule. */
function drawRays(): string {
  const { ray, line, accent } = frame.colors;
  const from = [-40, 130, 300, 470, 640, 810, 980, 1150];
  const rays = from.map((x) => `M${String(frame.rightPx)} ${String(rulePx)}L${String(x)} -10`).join('');
  return (
    `<path d="${rays}" stroke="${ray}" stroke-width="1.5"/>` +
    `<path d="M${String(frame.leftPx)} ${String(rulePx)}H${String(frame.rightPx)}" stroke="${line}" stroke-width="1.5"/>` +
    `<circle cx="${String(frame.rightPx)}" cy="${String(rulePx)}" r="7" fill="${accent}"/>`
  );
}

const group = (path: string, x: number, baseline: number, fill: string): string =>
  `<g fill="${fill}" transform="translate(${x.toFixed(1)} ${String(baseline)})">${path}</g>`;

/** What is around title and text: who says it, what kind of page it is, where it stands, and its one number. */
export async function drawFrame(
  { name, label, address, fact }: Picture,
  { strong, regular, mono }: Readonly<Record<'strong' | 'regular' | 'mono', Typeface>>,
  content: readonly string[],
): Promise<string> {
  const { colors, rightPx } = frame;
  const brand = await strong(name, { sizePx: brandSizePx, tracking: -0.02 });
  const kind = await regular(label, { sizePx: smallSizePx });
  const number = await mono(fact, { sizePx: smallSizePx, tracking: -0.02 });
  const factPx = fact === '' ? 0 : number.widthPx + smallSizePx;
  // A long address gives way to the number beside it, down to its host.
  const places = await Promise.all(
    [address, address.split('/')[0] ?? ''].map((text) => mono(text, { sizePx: smallSizePx, tracking: -0.02 })),
  );
  const place = places.find(({ widthPx }) => widthPx <= frame.widthPx - factPx);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
    `<rect width="1200" height="630" fill="${colors.surface}"/>`,
    drawRays(),
    mark,
    group(brand.path, 140, headerBaselinePx, colors.title),
    group(kind.path, rightPx - kind.widthPx, headerBaselinePx - 2, colors.muted),
    ...content,
    group(place?.path ?? '', frame.leftPx, footerBaselinePx, colors.muted),
    group(number.path, rightPx - number.widthPx, footerBaselinePx, colors.accentText),
    '</svg>',
  ].join('');
}
