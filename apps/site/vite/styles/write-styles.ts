import type { StylePart } from './parse-styles.ts';

/**
 * Writes a style sheet.
 *
 * @param keeps whether custom properties and animations of a name are written; all are by default
 */
export function writeStyles(parts: readonly StylePart[], keeps: (name: string) => boolean = () => true): string {
  return parts
    .map((part) => {
      if (part.kind === 'verbatim') return part.text;
      if (part.kind === 'keyframes') return keeps(part.name) ? part.text : '';
      if (part.kind === 'group') {
        const inner = writeStyles(part.parts, keeps);
        return inner === '' ? '' : `${part.prelude}{${inner}}`;
      }
      const body = part.declarations.filter(({ property }) => property === undefined || keeps(property)).map(({ text }) => text);
      return body.length === 0 ? '' : `${part.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}`;
    })
    .join('');
}
