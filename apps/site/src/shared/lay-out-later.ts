/** Marks what is not laid out while it is outside the window; see `article.css`. */
export const layOutLater = 'data-later';

/** Lays out what waits for the first paint: places within the page are where they will stay. */
export function layOutNow(): void {
  for (const part of document.querySelectorAll(`[${layOutLater}]`)) part.removeAttribute(layOutLater);
}
