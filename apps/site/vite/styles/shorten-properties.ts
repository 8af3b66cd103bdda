import { listNames } from './keep-used.ts';
import { declare, type Declaration, type StylePart } from './parse-styles.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const nameOfPlace = (place: number): string =>
  (place < letters.length ? '' : nameOfPlace(Math.floor(place / letters.length) - 1)) + letters.charAt(place % letters.length);

const cut = new Map<string, readonly string[]>();

/** A text and, at odd places, the custom properties that it names: with `var()` around where that is all it says. Sheets share what they say. */
function cutAtNames(text: string): readonly string[] {
  const parts = cut.get(text) ?? text.split(/(var\(--[a-z_][\w-]*\)|--[a-z_][\w-]*)/i);
  cut.set(text, parts);
  return parts;
}

interface DeclaredProperties {
  readonly counts: Map<string, number>;
  /** Values on the root, whatever the window or the reader prefers. */
  readonly constants: Map<string, string>;
}

function collect(parts: readonly StylePart[], { counts, constants }: DeclaredProperties, isAlways = true): DeclaredProperties {
  for (const part of parts) {
    if (part.kind === 'group') collect(part.parts, { counts, constants }, isAlways && part.prelude.startsWith('@layer'));
    if (part.kind !== 'rule') continue;
    const isRoot = isAlways && part.selectors.every(({ text }) => text === ':root');
    for (const { property, text } of part.declarations) {
      if (property === undefined) continue;
      counts.set(property, (counts.get(property) ?? 0) + 1);
      if (isRoot) constants.set(property, text.slice(property.length + 1));
    }
  }
  return { counts, constants };
}

/** Properties that have one value wherever they are used. */
function listConstants(parts: readonly StylePart[]): Map<string, string> {
  const { counts, constants } = collect(parts, { counts: new Map(), constants: new Map() });
  return new Map([...constants].filter(([name]) => counts.get(name) === 1));
}

/** What is named outside declarations: by animations, and where properties are registered. */
const namesElsewhere = (parts: readonly StylePart[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return namesElsewhere(part.parts);
    return part.kind === 'rule' ? [] : part.names.properties;
  });

/** Writes each declaration anew; `undefined` leaves it out. */
function mapDeclarations(parts: readonly StylePart[], map: (declaration: Declaration) => string | undefined): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'group') {
      const inner = mapDeclarations(part.parts, map);
      return inner.length === 0 ? [] : [{ ...part, parts: inner }];
    }
    if (part.kind !== 'rule' || part.names.length === 0) return [part];
    const declarations = part.declarations.flatMap((declaration) => {
      const text = map(declaration);
      return text === undefined ? [] : [{ ...declaration, text }];
    });
    return declarations.length === 0 ? [] : [{ ...part, ...declare(declarations) }];
  });
}

/**
 * Writes the values of constant custom properties where they are used, and gives the others short names. For styles that stand by themselves: the
 * whole sheets, which take their place at once, have the long names (ADR 0032).
 *
 * @param own names that the markup uses, which stay
 */
export function shortenProperties(parts: readonly StylePart[], own: ReadonlySet<string>): StylePart[] {
  const fixed = new Set([...own, ...namesElsewhere(parts), ...listNames(parts).flatMap(({ optional }) => optional)]);
  const constants = new Map([...listConstants(parts)].filter(([name]) => !fixed.has(name)));
  const names = new Map<string, string>();
  const shortOf = (name: string): string => {
    if (fixed.has(name)) return name;
    const short = names.get(name) ?? `--${nameOfPlace(names.size)}`;
    names.set(name, short);
    return short;
  };
  const values = new Map<string, string>();
  const valueOf = (name: string): string | undefined => {
    const constant = constants.get(name);
    if (constant === undefined) return undefined;
    const value = values.get(name) ?? rewrite(constant);
    values.set(name, value);
    return value;
  };
  const rewrite = (text: string): string =>
    cutAtNames(text)
      .map((part, place) => {
        if (place % 2 === 0) return part;
        if (!part.startsWith('var(')) return shortOf(part);
        const used = part.slice('var('.length, -1);
        return valueOf(used) ?? `var(${shortOf(used)})`;
      })
      .join('');
  return mapDeclarations(parts, ({ property, text, names: { properties } }) => {
    if (property !== undefined && constants.has(property)) return undefined;
    return properties.length === 0 ? text : rewrite(text);
  });
}
