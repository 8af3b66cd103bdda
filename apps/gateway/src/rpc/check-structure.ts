import { randomInt } from 'node:crypto';
import { GatewayError } from '../errors/gateway-error.ts';

/** Smaller bodies can't take long to parse. */
const uncheckedBytesMax = 4_096;
/** JSON-RPC parameters are nested a few levels deep. A transaction with access lists in a simulated block takes eight. */
const depthMax = 32;
/** Objects, arrays, members, strings, numbers, and escapes of a body with one call. A filter with 10,000 topics has 20,000. */
const callTokensMax = 25_000;
/** A typical call has as many, so each further call of a batch adds them to the limit. It also costs another request. */
const tokensPerCall = 35;
const tokensMax = 50_000;
/** Distinct member names. Repeated names are parsed much faster. Typical calls have a dozen, and overridden state has one per slot. */
export const namesMax = 700;
/** Bytes of all names, which take five times as long to parse as other strings. A batch of 1,000 typical calls has 50,000. */
const nameBytesMax = 65_536;
/**
 * Numbers, punctuation, and white space. Large calls consist of strings, which are skipped quickly. The largest batch of typical calls
 * has 80,000.
 */
const otherBytesMax = 131_072;

const [quote, backslash, bracket] = [0x22, 0x5c, 0x5b];
const [ordinary, string, opening, closing, comma, colon] = [0, 1, 2, 3, 4, 5];

/** Kind of each byte. Ordinary bytes are skipped. */
const kinds = new Uint8Array(256);
for (const [kind, bytes] of [
  [string, '"'],
  [opening, '[{'],
  [closing, ']}'],
  [comma, ','],
  [colon, ':'],
] as const)
  for (const byte of Buffer.from(bytes)) kinds[byte] = kind;

/**
 * Rejects bodies that are small but expensive to parse: a kilobyte of gzip can contain a million brackets. Takes about a millisecond per MiB,
 * whereas parsing such a body takes a hundred. Doesn't check whether the text is valid JSON.
 *
 * @returns the number of calls in the body if it is valid; 1 for small bodies, which aren't scanned
 * @throws {GatewayError} `BODY_TOO_COMPLEX`
 */
export function checkStructure(body: Buffer): number {
  if (body.length <= uncheckedBytesMax) return 1;
  let depth = 0;
  let tokens = 0;
  let separators = 0;
  let stringBytes = 0;
  let nameBytes = 0;
  /** Range of the last string, which is a name if a colon follows. */
  let [nameStart, nameEnd] = [0, 0];
  let nextEscape = indexOrEnd(body, backslash, 0);
  let first: number | undefined;
  const names = new DistinctNames();
  for (let index = 0; index < body.length; index += 1) {
    if (index - stringBytes > otherBytesMax) throw new GatewayError('BODY_TOO_COMPLEX');
    const kind = kinds[body[index] ?? 0];
    if (kind === ordinary) continue;
    if (kind === string) {
      nameStart = index;
      index = indexOrEnd(body, quote, index + 1);
      // The quote can be escaped. Escapes take as long to parse as members.
      if (index >= nextEscape) {
        for (index = nextEscape; index < body.length && body[index] !== quote; index += 1) {
          if (body[index] !== backslash) continue;
          index += 1;
          tokens += 1;
          if (tokens > tokensMax) throw new GatewayError('BODY_TOO_COMPLEX');
        }
        nextEscape = indexOrEnd(body, backslash, index);
      }
      nameEnd = index;
      stringBytes += nameEnd - nameStart;
      tokens += 1;
      continue;
    }
    first ??= body[index];
    tokens += 1;
    if (kind === opening) depth += 1;
    else if (kind === closing) depth -= 1;
    else if (kind === colon) {
      nameBytes += nameEnd - nameStart;
      if (nameBytes <= nameBytesMax) names.add(body, nameStart, nameEnd);
      nameStart = nameEnd;
    } else {
      // Numbers in lists take as long to parse as strings.
      if (isDigit(body[index - 1])) tokens += 1;
      if (depth === 1) separators += 1;
    }
    const isLong = tokens > tokensMax || tokens > callTokensMax + separators * tokensPerCall;
    if (depth > depthMax || isLong || names.count > namesMax || nameBytes > nameBytesMax) throw new GatewayError('BODY_TOO_COMPLEX');
  }
  return first === bracket ? separators + 1 : 1;
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;

function indexOrEnd(body: Buffer, byte: number, from: number): number {
  const index = body.indexOf(byte, from);
  return index === -1 ? body.length : index;
}

const slots = new Uint8Array(65_536);
/** Random, so that callers can't choose names that share a slot. */
const seed = randomInt(2 ** 32);

/** Counts distinct names without storing them. Names that share a slot, about one in thirty, count once. */
class DistinctNames {
  count = 0;

  constructor() {
    slots.fill(0);
  }

  add(body: Buffer, start: number, end: number): void {
    let hash = seed;
    for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ (body[index] ?? 0), 0x0100_0193);
    const slot = (hash ^ (hash >>> 16)) & 0xffff;
    if (slots[slot] === 1) return;
    slots[slot] = 1;
    this.count += 1;
  }
}
