import { documentTokens } from './document-tokens.ts';
import { parseStyles, type StylePart } from './parse-styles.ts';

/** Picks the styles that a document is first painted with. */
export type SelectStyles = (html: string, language: string) => string;

/** Custom properties that are read, and whatever may be the name of an animation. */
function usedNames(css: string, own: ReadonlySet<string>): Set<string> {
  const names = new Set(own);
  for (const [, property, animation] of css.matchAll(/var\((--[\w-]+)|animation(?:-name)?:([^;}]+)/g)) {
    if (property !== undefined) names.add(property);
    for (const word of animation?.match(/[\w-]+/g) ?? []) names.add(word);
  }
  return names;
}

function matching(parts: readonly StylePart[], tokens: ReadonlySet<string>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({ needs }) => needs.every((need) => tokens.has(need)));
      return selectors.length === 0 ? [] : [{ ...part, selectors }];
    }
    if (part.kind !== 'group') return [part];
    const inner = matching(part.parts, tokens);
    return inner.length === 0 ? [] : [{ ...part, parts: inner }];
  });
}

function write(parts: readonly StylePart[], keeps: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'verbatim') return part.text;
      if (part.kind === 'keyframes') return keeps(part.name) ? part.text : '';
      if (part.kind === 'group') {
        const inner = write(part.parts, keeps);
        return inner === '' ? '' : `${part.prelude}{${inner}}`;
      }
      const body = part.declarations.filter(({ property }) => property === undefined || keeps(property)).map(({ text }) => text);
      return body.length === 0 ? '' : `${part.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}`;
    })
    .join('');
}

/** Writes what is kept, without animations and custom properties that nothing of it uses. */
function writeUsed(parts: readonly StylePart[], tokens: ReadonlySet<string>): string {
  const own = new Set([...tokens].filter((token) => token.startsWith('--')));
  let css = write(parts, () => true);
  for (let length = Infinity; css.length < length;) {
    length = css.length;
    const used = usedNames(css, own);
    css = write(parts, (name) => used.has(name));
  }
  return css;
}

/**
 * Prepares a page's style sheet to be cut to what its documents show: rules whose selectors can match something, in their order. States and
 * attributes are taken to be possible, so whatever a document can become before its scripts run is styled; what scripts add needs the whole sheet.
 *
 * @param css minified
 */
export function createStyleSelector(css: string): SelectStyles {
  const parts = parseStyles(css);
  const needed = new Set<string>();
  const collect = (all: readonly StylePart[]): void => {
    for (const part of all) {
      if (part.kind === 'group') collect(part.parts);
      if (part.kind === 'rule') for (const { needs } of part.selectors) for (const need of needs) needed.add(need);
    }
  };
  collect(parts);
  // Documents of a kind hold the same things.
  const known = new Map<string, string>();
  return (html, language) => {
    const tokens = documentTokens(html, language);
    const key = [...tokens]
      .filter((token) => needed.has(token) || token.startsWith('--'))
      .toSorted()
      .join(' ');
    const chosen = known.get(key) ?? writeUsed(matching(parts, tokens), tokens);
    known.set(key, chosen);
    return chosen;
  };
}
