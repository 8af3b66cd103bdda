/** A page in its frame, in three parts of markup. */
export interface PageSurroundings {
  readonly before: string;
  readonly page: string;
  readonly after: string;
}

const start = '<main id="content"';
const end = '</main>';

/**
 * Parts a page from what stands around it.
 *
 * @throws {Error} for markup that has no page in it
 */
export function surroundingsOf(markup: string): PageSurroundings {
  const from = markup.indexOf(start);
  const to = markup.lastIndexOf(end) + end.length;
  if (from < 0 || to < from) throw new Error('There is no page in the frame');
  return { before: markup.slice(0, from), page: markup.slice(from, to), after: markup.slice(to) };
}
