import type { RowSight } from './row-window.ts';

/** Number of the group of rows that an element stands for, or lies in. */
function groupOf(element: Element | null | undefined): number | undefined {
  const group = element?.closest<HTMLElement>('tbody')?.dataset['group'];
  return group === undefined ? undefined : Number(group);
}

/** Looks at which part of a long table is in sight: of the page, and of the box that scrolls the table where one does. */
export function readSight(table: HTMLTableElement): RowSight {
  const box = table.parentElement?.getBoundingClientRect();
  const { top, width: widthPx } = table.getBoundingClientRect();
  const startPx = top + (table.tHead?.offsetHeight ?? 0);
  const fromPx = Math.max(0, box?.top ?? 0) - startPx;
  const toPx = Math.min(window.innerHeight, box?.bottom ?? Infinity) - startPx;
  const { activeElement } = document;
  const heightsPx = new Map<number, number>();
  for (const body of table.tBodies) {
    const group = groupOf(body);
    if (group !== undefined) heightsPx.set(group, body.getBoundingClientRect().height);
  }
  return {
    fromPx,
    toPx: Math.max(fromPx, toPx),
    widthPx,
    focused: table.contains(activeElement) ? groupOf(activeElement) : undefined,
    heightsPx,
  };
}
