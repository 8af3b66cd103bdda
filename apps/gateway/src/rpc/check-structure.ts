import { GatewayError } from '../errors/gateway-error.ts';

/** Smaller bodies can't take long to parse. */
const uncheckedBytesMax = 4_096;
/** JSON-RPC parameters are nested a few levels deep; a transaction with access lists in a simulated block takes eight. */
const depthMax = 32;
/** Objects, arrays, members, and escapes. A batch of 1,000 typical calls has 15,000. */
const tokensMax = 50_000;
/** Numbers, marks, and white space. Large calls consist of strings, which are skipped quickly. The largest batch of typical calls has 80,000. */
const otherBytesMax = 262_144;

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const separating = new Set([0x2c, 0x3a]);

/** By byte: 0 for ordinary bytes, which are skipped. */
const kinds = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === quote) return 1;
  if (opening.has(byte)) return 2;
  if (closing.has(byte)) return 3;
  return separating.has(byte) ? 4 : 0;
});

/**
 * Rejects bodies that are small but expensive to parse: a kilobyte of gzip can hold a million brackets. Takes about a millisecond per MiB,
 * where parsing such a body takes a hundred. Doesn't check whether the text is valid JSON.
 *
 * @throws {GatewayError} `BODY_TOO_COMPLEX`
 */
export function checkStructure(body: Buffer): void {
  if (body.length <= uncheckedBytesMax) return;
  let depth = 0;
  let tokens = 0;
  let stringBytes = 0;
  let nextEscape = indexOrEnd(body, backslash, 0);
  for (let index = 0; index < body.length; index += 1) {
    if (index - stringBytes > otherBytesMax) throw new GatewayError('BODY_TOO_COMPLEX');
    const kind = kinds[body[index] ?? 0];
    if (kind === 0) continue;
    if (kind === 1) {
      const start = index;
      index = indexOrEnd(body, quote, index + 1);
      if (index < nextEscape) {
        stringBytes += index - start;
        continue;
      }
      // The quote may be escaped. Escapes take as long to parse as members.
      for (index = nextEscape; index < body.length && body[index] !== quote; index += 1) {
        if (body[index] !== backslash) continue;
        index += 1;
        tokens += 1;
        if (tokens > tokensMax) throw new GatewayError('BODY_TOO_COMPLEX');
      }
      stringBytes += index - start;
      nextEscape = indexOrEnd(body, backslash, index);
      continue;
    }
    tokens += 1;
    if (kind === 2) depth += 1;
    else if (kind === 3) depth -= 1;
    if (depth > depthMax || tokens > tokensMax) throw new GatewayError('BODY_TOO_COMPLEX');
  }
}

function indexOrEnd(body: Buffer, byte: number, from: number): number {
  const index = body.indexOf(byte, from);
  return index === -1 ? body.length : index;
}
