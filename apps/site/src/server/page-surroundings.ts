/** Markup of a frame before and after the page that it is drawn around. */
export interface PageSurroundings {
  readonly before: string;
  readonly after: string;
}

const start = '<main id="content"';
const end = '</main>';

/**
 * What stands around a page in the markup of both.
 *
 * @throws {Error} for markup that has no page in it
 */
export function surroundingsOf(markup: string): PageSurroundings {
  const from = markup.indexOf(start);
  const to = markup.lastIndexOf(end);
  if (from < 0 || to < from) throw new Error('There is no page in the frame');
  return { before: markup.slice(0, from), after: markup.slice(to + end.length) };
}
