import type { SlotCaller } from '../limits/fair-slots.ts';

const mebibyte = 1_048_576;
/** Limits for one assembled response, and for all of them together in this process. */
const responseBytesMax = 16 * mebibyte;
const allBytesMax = 64 * mebibyte;
/**
 * Limits for one caller, and for all callers who don't pay together (half of the total), so that clients that don't read their responses
 * can't use up the memory.
 */
const callerBytesMax = 48 * mebibyte;
const allFreeBytesMax = 32 * mebibyte;
/** Normal responses never wait for others. */
const smallBytesMax = 16_384;

const held = { all: 0, free: 0, bySubject: new Map<string, number>() };

/** Memory that one exchange uses for assembled responses, from the first byte until the client has received the last. */
export class HeldMemory {
  readonly #caller: SlotCaller;
  readonly #copies: number;
  #bytes = 0;

  /** @param copies how many times the bytes are in memory. Counts toward the caller's limit and the total */
  constructor(caller: SlotCaller, copies = 1) {
    this.#caller = caller;
    this.#copies = copies;
  }

  /** Returns false, and takes nothing, if this response, the caller's responses, or all of them together would be too large. */
  take(bytes: number): boolean {
    const { subject, isPaying } = this.#caller;
    const all = bytes * this.#copies;
    if (this.#bytes + bytes > smallBytesMax) {
      if (this.#bytes + bytes > responseBytesMax || held.all + all > allBytesMax) return false;
      if ((held.bySubject.get(subject) ?? 0) + all > callerBytesMax) return false;
      if (!isPaying && held.free + all > allFreeBytesMax) return false;
    }
    this.#add(bytes);
    return true;
  }

  give(bytes: number): void {
    this.#add(-bytes);
  }

  release(): void {
    this.give(this.#bytes);
  }

  #add(bytes: number): void {
    if (bytes === 0) return;
    const { subject, isPaying } = this.#caller;
    const all = bytes * this.#copies;
    this.#bytes += bytes;
    held.all += all;
    if (!isPaying) held.free += all;
    const ofSubject = (held.bySubject.get(subject) ?? 0) + all;
    if (ofSubject === 0) held.bySubject.delete(subject);
    else held.bySubject.set(subject, ofSubject);
  }
}
