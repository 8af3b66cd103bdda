import type { KeptText, Pieces } from '../../vite/pieces/kept-text.ts';
import { perPiece } from '../../vite/pieces/per-piece.ts';
import { articlePlace } from './article-place.ts';
import type { ArticleAside } from './create-article-taker.ts';

const place = `"html":${JSON.stringify(articlePlace)}`;
const jsonOf = perPiece((html): KeptText => ({ text: JSON.stringify(html) }));

/** A page context as `JSON.stringify` writes it, the article in a part of its own. */
export function writeContext({ rest, article }: ArticleAside): Pieces {
  const json = JSON.stringify(rest);
  const at = json.indexOf(place);
  if (article === undefined || at < 0) return [json];
  return [`${json.slice(0, at)}"html":`, jsonOf(article), json.slice(at + place.length)];
}
