import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Lengths in hex digits. */
const nodeTagLength = 8;
const macLength = 16;
const tokenPattern = new RegExp(`^0x1(?<tag>[0-9a-f]{${nodeTagLength}})(?<mac>[0-9a-f]{${macLength}})(?<id>[0-9a-f]+)$`, 'iu');
const idPattern = /^0x[0-9a-f]{1,64}$/iu;

/** Identifies a node without its URL. */
export function nodeTagOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, nodeTagLength);
}

/** A filter on its node. */
export interface NodeFilter {
  readonly nodeTag: string;
  /** As the node gave it. */
  readonly id: string;
}

/**
 * Filter IDs for clients. A node returns an ID to the client that creates a filter, and anyone who knows or guesses it can read the filter.
 * Therefore clients get an ID that identifies the node and is signed for their project and chain. It is a hex number, as clients expect.
 */
export class FilterTokens {
  readonly #secret: string;

  /** @param secret shared by all gateways that serve the same clients */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The client's ID for a node's filter; the node's own ID if it isn't a hex number. */
  seal(subject: string, { nodeTag, id }: NodeFilter): string {
    if (!idPattern.test(id)) return id;
    return `0x1${nodeTag}${this.#sign(subject, nodeTag, id)}${id.slice(2)}`;
  }

  /** The filter for a client's ID, or null if `seal` hasn't returned the ID for this subject. */
  open(subject: string, token: string): NodeFilter | null {
    const { tag, mac, id } = tokenPattern.exec(token)?.groups ?? {};
    if (tag === undefined || mac === undefined || id === undefined) return null;
    const expected = this.#sign(subject, tag.toLowerCase(), `0x${id}`);
    return timingSafeEqual(Buffer.from(expected), Buffer.from(mac.toLowerCase())) ? { nodeTag: tag.toLowerCase(), id: `0x${id}` } : null;
  }

  #sign(subject: string, nodeTag: string, id: string): string {
    return createHmac('sha256', this.#secret).update(`${subject}\n${nodeTag}\n${id}`).digest('hex').slice(0, macLength);
  }
}
