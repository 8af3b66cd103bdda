import { groupHeightsPx, type RowWindow } from './row-window.ts';

/** A group that is drawn, or the room of those that are not; `group` is the first of them. */
export interface TablePart {
  readonly group: number;
  /** Of room, in pixels. Undefined for a group that is drawn: it has its own. */
  readonly roomPx: number | undefined;
}

/** The parts of a long table from top to bottom: groups of the window and the one with the focus, and room in place of the others. */
export function layOutGroups(window: RowWindow, rowCounts: readonly number[]): readonly TablePart[] {
  const parts: TablePart[] = [];
  for (const [group, heightPx] of groupHeightsPx(window, rowCounts).entries()) {
    const above = parts.at(-1);
    if ((group >= window.first && group <= window.last) || group === window.focused) parts.push({ group, roomPx: undefined });
    else if (above?.roomPx === undefined) parts.push({ group, roomPx: heightPx });
    else parts[parts.length - 1] = { ...above, roomPx: above.roomPx + heightPx };
  }
  return parts;
}
