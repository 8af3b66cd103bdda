import type { NumberSeparators } from './number-separators.ts';

export interface TypedText {
  /** What the box holds after a key. */
  readonly text: string;
  /** A mark was typed that the locale sets thousands apart with, and taken for the decimal mark. */
  readonly isDoubtful: boolean;
}

/** Full-width characters, as East Asian keyboards type them, as ASCII has them; lengths stay. */
function narrow(text: string): string {
  return text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/**
 * Thousands are set apart by themselves while one types, so a "," or "." that is typed means the decimal mark, whichever of both the
 * locale writes. A third digit after it says that thousands were meant after all: "12,50" is 12.50, "12,500" is 12,500, in English
 * and, with points, in German.
 *
 * @param typed the character that this key put in, if it put in one
 */
export function resolveTypedText(
  { text: raw, isDoubtful: wasDoubtful }: TypedText,
  typed: string | null,
  { group, decimal }: NumberSeparators,
): TypedText {
  const text = narrow(raw);
  const isMark = typed !== null && narrow(typed) === group && /^[.,]$/.test(group);
  const at = text.lastIndexOf(decimal);
  const isDoubtful = isMark ? at === -1 : wasDoubtful && at !== -1;
  if (!isDoubtful || at === -1 || !/^\d{3}$/.test(text.slice(at + 1))) return { text, isDoubtful };
  return { text: `${text.slice(0, at)}${text.slice(at + 1)}`, isDoubtful: false };
}
