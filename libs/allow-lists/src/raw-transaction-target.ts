/** Index of `to` among the fields, by transaction type (EIP-2718). Type 0 is a legacy transaction. */
const targetIndex: Readonly<Record<number, number>> = { 0x00: 3, 0x01: 4, 0x02: 5, 0x03: 5, 0x04: 5 };

interface Item {
  readonly isList: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Decodes the recipient of a signed transaction.
 *
 * @param raw parameter of `eth_sendRawTransaction`
 * @returns null if it creates a contract or is malformed
 */
export function rawTransactionTarget(raw: string): string | null {
  if (!/^0x(?:[\da-f]{2})+$/i.test(raw)) return null;
  const type = byteAt(raw, 0);
  // A legacy transaction starts with the list itself (EIP-2718, "Backwards Compatibility").
  const isLegacy = type >= 0xc0;
  const index = targetIndex[isLegacy ? 0 : type];
  if (index === undefined || (type === 0 && !isLegacy)) return null;
  const outer = readItem(raw, isLegacy ? 0 : 1);
  if (outer?.isList !== true) return null;
  const first = readItem(raw, outer.start);
  // A type 3 transaction with its blobs is a list within a list (EIP-4844, "Networking").
  const fields = type === 0x03 && first?.isList === true ? first : outer;
  let item = readItem(raw, fields.start);
  for (let position = 0; position < index && item !== null; position += 1) item = item.end < fields.end ? readItem(raw, item.end) : null;
  if (item === null || item.isList || item.end > fields.end || item.end - item.start !== 20) return null;
  return `0x${raw.slice(2 + item.start * 2, 2 + item.end * 2).toLowerCase()}`;
}

function byteAt(raw: string, index: number): number {
  return Number.parseInt(raw.slice(2 + index * 2, 4 + index * 2), 16);
}

/** Reads the RLP item (yellow paper, appendix B) at a byte; null if it is truncated. */
function readItem(raw: string, at: number): Item | null {
  const size = (raw.length - 2) / 2;
  if (at >= size) return null;
  const lead = byteAt(raw, at);
  if (lead < 0x80) return { isList: false, start: at, end: at + 1 };
  const isList = lead >= 0xc0;
  const short = lead - (isList ? 0xc0 : 0x80);
  const lengthBytes = Math.max(0, short - 55);
  if (at + lengthBytes >= size && lengthBytes > 0) return null;
  const start = at + 1 + lengthBytes;
  const length = lengthBytes === 0 ? short : Number.parseInt(raw.slice(4 + at * 2, 4 + (at + lengthBytes) * 2), 16);
  return start + length > size ? null : { isList, start, end: start + length };
}
