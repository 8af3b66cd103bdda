import type { Dictionaries } from '@onepoint/i18n';
import type { KeptText, Pieces } from '../../vite/pieces/kept-text.ts';
import { perPiece } from '../../vite/pieces/per-piece.ts';
import { articlePlace } from './article-place.ts';
import type { ArticleAside } from './create-article-taker.ts';

const textsPlace = '<!--texts-->';
const known = new WeakMap<Dictionaries, KeptText>();

/** The texts of a kind of pages: in a language they are the same for all of them. */
function jsonOfTexts(texts: Dictionaries): KeptText {
  const json = known.get(texts) ?? { text: JSON.stringify(texts) };
  known.set(texts, json);
  return json;
}

const jsonOfArticle = perPiece((html): KeptText => ({ text: JSON.stringify(html) }));

/** Puts a part in the place that stands for the value of a field: within a text no field begins, for its quotes are escaped. */
function fill(json: string, name: string, place: string, part: KeptText | undefined): Pieces {
  const field = `"${name}":`;
  const marked = field + JSON.stringify(place);
  const at = json.indexOf(marked);
  return part === undefined || at < 0 ? [json] : [json.slice(0, at) + field, part, json.slice(at + marked.length)];
}

/** A page context as `JSON.stringify` writes it, texts and article in parts of their own. */
export function writeContext({ rest, article }: ArticleAside): Pieces {
  const json = JSON.stringify({ ...rest, translations: textsPlace });
  return fill(json, 'translations', textsPlace, jsonOfTexts(rest.translations)).flatMap((piece) =>
    typeof piece === 'string' ? fill(piece, 'html', articlePlace, article === undefined ? undefined : jsonOfArticle(article)) : [piece],
  );
}
