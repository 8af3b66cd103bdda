/** Answers up to this size are held until they are whole, and judged before the client sees any of them. */
export const heldBytesMax = 16_384;

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The part of a node's answer that was not passed on yet, and the first and last characters of all of it. */
export class HeldAnswer {
  #chunks: Buffer[] = [];
  #bytes = 0;
  #first = '';
  #last = '';

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#first === '') this.#first = edge(chunk, 0, 1);
    this.#last = edge(chunk, chunk.length - 1, -1) || this.#last;
  }

  /** Whether more came than is held before it is passed on. */
  get isLarge(): boolean {
    return this.#bytes > heldBytesMax;
  }

  get startsAsJson(): boolean {
    return Object.hasOwn(closers, this.#first);
  }

  get endsAsItStarted(): boolean {
    return closers[this.#first] === this.#last;
  }

  /** The last chunk stays: the client gets the end of an answer only when it is known to be one. */
  takeAllButLast(): Buffer[] {
    return this.#chunks.splice(0, this.#chunks.length - 1);
  }

  takeAll(): Buffer[] {
    return this.#chunks.splice(0);
  }
}

/** The character nearest to an end of a chunk that is no white space; empty when there is none. */
function edge(chunk: Buffer, from: number, step: 1 | -1): string {
  for (let index = from; index >= 0 && index < chunk.length; index += step) {
    const byte = chunk[index] ?? 0;
    if (byte > 0x20) return String.fromCharCode(byte);
  }
  return '';
}
