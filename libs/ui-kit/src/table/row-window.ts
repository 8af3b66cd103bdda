import { findGroups, type GroupSpan } from './find-groups.ts';
import { stepSpan } from './step-span.ts';

/** What of a long table is drawn, and what is known of the room that the rest takes. */
export interface RowWindow extends GroupSpan {
  /** The group that holds the focus: drawn wherever it is, for the keyboard goes on from it. */
  readonly focused: number | undefined;
  /** Heights of the groups that were drawn once, in pixels. */
  readonly heightsPx: ReadonlyMap<number, number>;
  /** What a row is taken to be high in a group that was never drawn, in pixels. */
  readonly rowPx: number;
  /** Width at which the heights hold, in pixels: at another one texts wrap elsewhere. */
  readonly widthPx: number;
}

/** A look at a table on screen. All in pixels; places are counted from below the table's head. */
export interface RowSight {
  readonly fromPx: number;
  readonly toPx: number;
  readonly widthPx: number;
  readonly focused: number | undefined;
  /** Of the groups that are drawn now. */
  readonly heightsPx: ReadonlyMap<number, number>;
}

/** A reader who scrolls meets rows that are there already: as much again as is in sight, above and below it. */
const marginViews = 1;

/** Height of each group, as seen or as expected, in pixels. `rowCounts` tells how many rows it has. */
export function groupHeightsPx({ heightsPx, rowPx }: Pick<RowWindow, 'heightsPx' | 'rowPx'>, rowCounts: readonly number[]): number[] {
  return rowCounts.map((rows, group) => heightsPx.get(group) ?? rows * rowPx);
}

/** What to draw after a look: a step towards the groups in sight and around it. The very same window where nothing is left to do. */
export function moveWindow(before: RowWindow, sight: RowSight, rowCounts: readonly number[]): RowWindow {
  const { fromPx, toPx, focused, widthPx } = sight;
  const known = before.widthPx === widthPx ? before : undefined;
  const [seen] = sight.heightsPx;
  const rowPx = known || !seen ? before.rowPx : seen[1] / (rowCounts[seen[0]] ?? 1);
  const heightsPx = new Map([...(known?.heightsPx ?? []), ...sight.heightsPx]);
  const allPx = groupHeightsPx({ heightsPx, rowPx }, rowCounts);
  const marginPx = (toPx - fromPx) * marginViews;
  const wanted = findGroups(allPx, fromPx - marginPx, toPx + marginPx);
  const { first, last } = stepSpan(before, wanted, findGroups(allPx, fromPx, toPx));
  const isSame = known !== undefined && first === before.first && last === before.last && focused === before.focused;
  return isSame ? before : { first, last, focused, heightsPx, rowPx, widthPx };
}
