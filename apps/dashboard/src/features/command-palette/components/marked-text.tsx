export interface MarkedTextProps {
  text: string;
  /** Indexes of the characters (code points) to mark, ascending. */
  indexes: readonly number[];
}

/** A text with some of its characters marked. */
export function MarkedText({ text, indexes }: MarkedTextProps) {
  if (indexes.length === 0) return text;
  const marked = new Set(indexes);
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, character] of Array.from(text).entries()) {
    const last = parts.at(-1);
    if (last && last.isMarked === marked.has(index)) last.text += character;
    else parts.push({ text: character, isMarked: marked.has(index) });
  }
  // The parts of one text never change places.
  return parts.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>));
}
