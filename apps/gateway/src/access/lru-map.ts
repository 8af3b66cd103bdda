/** A map that evicts the least recently used entry when it is full. Below half of its size, reads don't count as use. */
export class LruMap<Key, Value> {
  readonly #max: number;
  readonly #onEvict: (key: Key, value: Value) => void;
  readonly #entries = new Map<Key, Value>();

  /** @param onEvict called for each entry removed because the map is full, not for deleted ones */
  constructor(max: number, onEvict: (key: Key, value: Value) => void = () => undefined) {
    this.#max = max;
    this.#onEvict = onEvict;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // Reordering on every read would slow down the hot path, and only matters when the map is nearly full.
    if (this.#entries.size > this.#max / 2) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#max) return;
    const oldest = this.#entries.entries().next();
    if (oldest.done === true) return;
    this.#entries.delete(oldest.value[0]);
    this.#onEvict(...oldest.value);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  entries(): MapIterator<[Key, Value]> {
    return this.#entries.entries();
  }

  values(): MapIterator<Value> {
    return this.#entries.values();
  }
}
