/** Remembers values up to a number of bytes, and forgets first what was used least recently. */
export class ByteLru<Value> {
  readonly #bytesMax: number;
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  /** @param bytesMax sum of what is held; a value that is larger by itself is not held at all */
  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // Order only matters once something has to go.
    if (this.#bytes > this.#bytesMax / 2) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry.value;
  }

  /** Holds a value, or what it weighs now. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#bytesMax) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#bytesMax) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
