import type { KeptText, Pieces } from '../pieces/kept-text.ts';
import { perPiece } from '../pieces/per-piece.ts';

/** Picks the faces that a document is painted with, by the letters of its markup. */
export type SelectFaces = (html: Pieces) => KeptText;

type Range = readonly [from: number, to: number];

function parseRange(text: string): Range {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  // `U+4??` stands for all that have any digit there.
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}

/** What a face has letters of; undefined where it has all. */
const rangesOf = (face: string): readonly Range[] | undefined => /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(',').map(parseRange);

const lastOfAscii = 0x7f;

/**
 * Prepares a sheet of faces to be cut to what documents show. Faces whose letters none of its texts has wait with the whole sheets (ADR 0032).
 *
 * @param css minified: nothing but faces
 */
export function createFaceSelector(css: string): SelectFaces {
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).map((text) => ({ text, ranges: rangesOf(text) }));
  const listWhere = (has: (ranges: readonly Range[] | undefined) => boolean): readonly number[] =>
    faces.flatMap(({ ranges }, index) => (has(ranges) ? index : []));
  /** Those that have letters of ASCII, which are in every document. */
  const always = listWhere((ranges) => ranges === undefined || ranges.some(([from]) => from < lastOfAscii));
  const listHaving = (code: number): readonly number[] =>
    listWhere((ranges) => ranges?.some(([from, to]) => code >= from && code <= to) === true);
  const known = new Map<string, readonly number[]>();
  const facesOf = (letters: Iterable<string>): ReadonlySet<number> => {
    const found = new Set(always);
    for (const letter of letters) {
      let having = known.get(letter);
      if (having === undefined) known.set(letter, (having = listHaving(letter.codePointAt(0) ?? 0)));
      for (const index of having) found.add(index);
    }
    return found;
  };
  const facesOfPiece = perPiece((html) => facesOf(new Set(html.replaceAll(/[\0-\u007F]+/g, ''))));
  const texts = new Map<string, KeptText>();
  return (html) => {
    const chosen = html.map(facesOfPiece);
    const kept = faces.filter((_, index) => chosen.some((found) => found.has(index))).map(({ text }) => text);
    const key = kept.join('');
    const text = texts.get(key) ?? { text: key };
    texts.set(key, text);
    return text;
  };
}
