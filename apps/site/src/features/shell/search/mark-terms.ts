import { foldText } from '../../../shared/search/fold-text.ts';

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Cuts a text where words begin and end that were found, whatever their case and accents. The parts together are the text. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  // Folding may change how long a character is: each piece of the folded text knows where it comes from.
  const folded = characters.map(foldText);
  const origins = folded.flatMap((piece, index) => Array.from({ length: piece.length }, () => index));
  const searched = folded.join('');
  const marks = new Set<number>();
  for (const term of terms) {
    if (term === '') continue;
    for (let at = searched.indexOf(term); at !== -1; at = searched.indexOf(term, at + term.length)) {
      for (const index of origins.slice(at, at + term.length)) marks.add(index);
    }
  }
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const marked = marks.has(index);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += character;
    else parts.push({ text: character, marked });
  });
  return parts;
}
