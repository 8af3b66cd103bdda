/** Where an entry of a legend begins. */
export interface LegendPlace {
  readonly x: number;
  readonly row: number;
}

/**
 * Entries side by side, a new row where one does not fit; an entry wider than everything has a row of its own.
 *
 * @param widths widths of the entries, in the unit of `widthMax` and `gap`
 */
export function placeLegend(widths: readonly number[], widthMax: number, gap: number): readonly LegendPlace[] {
  let [x, row] = [0, 0];
  return widths.map((width) => {
    if (x > 0 && x + width > widthMax) [x, row] = [0, row + 1];
    const place = { x, row };
    x += width + gap;
    return place;
  });
}
