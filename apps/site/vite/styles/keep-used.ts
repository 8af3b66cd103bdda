import type { NamesIn } from './names-in.ts';
import { declare, type StylePart } from './parse-styles.ts';

/** What the parts of a sheet name, all at-rules and declarations of them. */
export function listNames(parts: readonly StylePart[], names: NamesIn[] = []): NamesIn[] {
  for (const part of parts) {
    if (part.kind === 'group') listNames(part.parts, names);
    else if (part.kind === 'rule') names.push(...part.names);
    else names.push(part.names);
  }
  return names;
}

function keep(parts: readonly StylePart[], isUsed: (name: string) => boolean): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'keyframes') return isUsed(part.name) ? [part] : [];
    if (part.kind === 'group') {
      const inner = keep(part.parts, isUsed);
      return inner.length === 0 ? [] : [{ ...part, parts: inner }];
    }
    if (part.kind !== 'rule' || part.names.length === 0) return [part];
    const declarations = part.declarations.filter(({ property }) => property === undefined || isUsed(property));
    return declarations.length === 0 ? [] : [{ ...part, ...declare(declarations) }];
  });
}

/**
 * Leaves out animations and custom properties that nothing of the sheet uses, nor the markup.
 *
 * @param own custom properties that the markup names
 */
export function keepUsed(parts: readonly StylePart[], own: ReadonlySet<string>): readonly StylePart[] {
  const names = listNames(parts);
  const used = new Set(own);
  for (const { read, animations } of names) {
    for (const name of read) used.add(name);
    for (const name of animations) used.add(name);
  }
  const kept = keep(parts, (name) => used.has(name));
  // What was left out may have been all that used others.
  return listNames(kept).length === names.length ? kept : keepUsed(kept, own);
}
