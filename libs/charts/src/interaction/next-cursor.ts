/**
 * Index of the point that a key leads the cursor to; null takes it away; undefined means that the key is not for the chart.
 *
 * @param index point under the cursor, null without one
 * @param count number of points
 * @param page how far the page keys go. @default a tenth of the points
 */
export function nextCursor(
  index: number | null,
  count: number,
  key: string,
  page = Math.max(1, Math.round(count / 10)),
): number | null | undefined {
  const last = count - 1;
  const clamp = (next: number) => Math.min(last, Math.max(0, next));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp((index ?? count) - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp((index ?? last - 1) + 1);
    case 'PageDown':
      return clamp((index ?? count) - page);
    case 'PageUp':
      return clamp((index ?? last) + page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}
