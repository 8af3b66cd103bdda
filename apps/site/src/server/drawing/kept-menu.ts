import type { KeptText, Pieces } from '../../../vite/pieces/kept-text.ts';

/** Entries that stand together in menus in which none of them is marked: a page has few parts, however long its menu is. */
const blockEntries = 16;

/** The entries of a menu, as they are, as each is on its own page, and many at a time. */
export interface KeptMenu {
  readonly others: readonly KeptText[];
  readonly current: readonly KeptText[];
  readonly blocks: readonly KeptText[];
}

const keep = (text: string): KeptText => ({ text });

/** Keeps a menu whose entries are drawn: as they are, and as each is on its own page. */
export function keepMenu(others: readonly string[], current: readonly string[]): KeptMenu {
  const blocks = Array.from({ length: Math.ceil(others.length / blockEntries) }, (_, block) =>
    keep(others.slice(block * blockEntries, (block + 1) * blockEntries).join('')),
  );
  return { others: others.map(keep), current: current.map(keep), blocks };
}

/** The menu on the page of one of its entries; on a page that has none, -1. */
export const menuAt = ({ others, current, blocks }: KeptMenu, at: number): Pieces =>
  blocks.flatMap((block, index) => {
    const from = index * blockEntries;
    if (at < from || at >= from + blockEntries) return [block];
    return others.slice(from, from + blockEntries).map((entry, place) => (from + place === at ? (current[at] ?? entry) : entry));
  });
