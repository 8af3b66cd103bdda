import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-site.ts';

/** JSON that can stand inside a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
const digestCharacters = 16;

/** The page context as a part of the document that is taken over with it. */
export const carriedContext = ({ inlineContext }: Pick<RenderedPage, 'inlineContext'>): string =>
  `<script type="application/json" id="page-context">${escapeJson(inlineContext)}</script>`;

/**
 * A page context under an address of its own, and what a document holds in its place: the loader fetches it beside the scripts, and knows by its
 * first bytes whether it is the one that the document was written from.
 *
 * @param pageContext JSON text of an object
 * @param url its address
 */
export function fetchedContext(pageContext: string, url: string): { text: string; markup: string } {
  const digest = createHash('sha256').update(pageContext).digest('base64url').slice(0, digestCharacters);
  return {
    text: `{"digest":"${digest}",${pageContext.slice(1)}`,
    markup: `<script type="application/json" id="page-context" data-from="${url}" data-digest="${digest}"></script>`,
  };
}
