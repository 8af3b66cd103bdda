/** Least width of the value axis, so that charts below each other mostly begin at one line. */
const valueAxisMinPx = 52;

/**
 * Width of the value axis: its longest text ("$0.0005") with the gap to the plot.
 *
 * @param texts what stands on the axis; null before it is known
 * @param measure width of a text in CSS pixels
 */
export function valueAxisWidthPx(texts: readonly string[] | null, measure: (text: string) => number, gapPx: number): number {
  return Math.max(valueAxisMinPx, ...(texts ?? []).map((text) => Math.ceil(measure(text)) + gapPx));
}

export interface TimeAxisText {
  readonly text: string;
  /** Its middle, from the left edge of the plot. */
  readonly centerPx: number;
}

/** The texts of a time axis, with null for one that the right edge of the canvas would cut. */
export function uncutTexts(texts: readonly TimeAxisText[], measure: (text: string) => number, rightPx: number): Array<string | null> {
  return texts.map(({ text, centerPx }) => (centerPx + measure(text) / 2 > rightPx ? null : text));
}
