/** Largest response that is assembled, and all of them together in this process. */
const responseBytesMax = 16_777_216;
const allBytesMax = 67_108_864;

let allBytes = 0;

/** Memory of one exchange for responses that are assembled, from the first byte until the client has received the last. */
export class HeldMemory {
  #bytes = 0;

  /** Returns false, and takes nothing, if this response or all of them together would be too large. */
  take(bytes: number): boolean {
    if (this.#bytes + bytes > responseBytesMax || allBytes + bytes > allBytesMax) return false;
    this.#bytes += bytes;
    allBytes += bytes;
    return true;
  }

  give(bytes: number): void {
    this.#bytes -= bytes;
    allBytes -= bytes;
  }

  release(): void {
    this.give(this.#bytes);
  }
}
