export interface Weighted {
  /** A whole number above 0. */
  readonly weight: number;
}

interface Entry<Item> {
  readonly item: Item;
  credit: number;
}

/**
 * Takes turns among items in proportion to their weights, evenly mixed (nginx's smooth weighted round robin): of a, b, c with 5, 1, 1 it
 * gives a a b a c a a.
 */
export class WeightedChoice<Item extends Weighted> {
  readonly #entries: readonly Entry<Item>[];

  constructor(items: readonly Item[]) {
    this.#entries = items.map((item) => ({ item, credit: 0 }));
  }

  /** The next among those that may be taken; undefined when none may. */
  next(isAvailable: (item: Item) => boolean): Item | undefined {
    let total = 0;
    let best: Entry<Item> | undefined;
    for (const entry of this.#entries) {
      if (!isAvailable(entry.item)) continue;
      total += entry.item.weight;
      entry.credit += entry.item.weight;
      if (best === undefined || entry.credit > best.credit) best = entry;
    }
    if (best === undefined) return undefined;
    best.credit -= total;
    return best.item;
  }
}
