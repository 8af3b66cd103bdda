import type { StylePart } from './parse-styles.ts';

/** Writes a style sheet. */
export function writeStyles(parts: readonly StylePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') return `${part.prelude}{${writeStyles(part.parts)}}`;
      if (part.kind !== 'rule') return part.text;
      return `${part.selectors.map(({ text }) => text).join(',')}{${part.declarations.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
