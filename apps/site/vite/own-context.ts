import { createHash } from 'node:crypto';
import { isLivePage } from '../src/app/is-live-page.ts';
import { encodePiece } from './pieces/encode-piece.ts';
import type { Pieces } from './pieces/kept-text.ts';
import type { RenderedPage } from './rendered-site.ts';

/** JSON that can stand inside a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
/** Sixty bits: the contexts that one address ever has are told apart. */
const digestCharacters = 10;

/** The page context as a part of the document that is taken over with it. */
export const carriedContext = ({ inlineContext }: Pick<RenderedPage, 'inlineContext'>): string =>
  `<script type="application/json" id="page-context">${escapeJson(inlineContext())}</script>`;

/**
 * A page context under an address of its own, and what a document holds in its place: the loader fetches it beside the scripts, and knows by its
 * first bytes whether it is the one that the document was written from.
 *
 * @param pageContext JSON text of an object
 * @param url its address
 */
export function fetchedContext(pageContext: Pieces, url: string): { text: Pieces; markup: string } {
  const hash = createHash('sha256');
  for (const piece of pageContext) hash.update(encodePiece(piece));
  const digest = hash.digest('base64url').slice(0, digestCharacters);
  const [first = '', ...rest] = pageContext;
  return {
    text: [`{"digest":"${digest}",`, (typeof first === 'string' ? first : first.text).slice(1), ...rest],
    markup: `<script type="application/json" id="page-context" data-from="${url}" data-digest="${digest}"></script>`,
  };
}

/**
 * A page context, and what the document of its page holds for it. A page that hydrates by itself carries its own; all others are read before they
 * hydrate, and fetch it then.
 *
 * @param url address of the page context
 */
export function placeContext(page: RenderedPage, url: string): { text: Pieces; markup: string } {
  const fetched = fetchedContext(page.pageContext, url);
  return isLivePage(page.pageId) ? { ...fetched, markup: carriedContext(page) } : fetched;
}
