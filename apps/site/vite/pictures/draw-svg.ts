import { renderAsync } from '@resvg/resvg-js';
import { encodePng } from './encode-png.ts';

/** Draws SVG that has no text in it. */
export async function drawSvg(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return encodePng({ widthPx: width, heightPx: height, rgba: pixels });
}
