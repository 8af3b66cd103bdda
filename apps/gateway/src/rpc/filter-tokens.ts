import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** In hex digits. */
const nodeTagLength = 8;
const macLength = 16;
const tokenPattern = new RegExp(`^0x1(?<tag>[0-9a-f]{${nodeTagLength}})(?<mac>[0-9a-f]{${macLength}})(?<id>[0-9a-f]+)$`, 'iu');
const idPattern = /^0x[0-9a-f]{1,64}$/iu;

/** Identifies a node without revealing its URL. */
export function nodeTagOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, nodeTagLength);
}

export interface NodeFilter {
  readonly nodeTag: string;
  readonly id: string;
}

/**
 * Filter ids for clients. A node returns an id to the client that creates a filter, and anyone who knows or guesses the id can read the
 * filter. Therefore, clients get an id that identifies the node and is signed for their project and chain. It is a hex number, as clients
 * expect.
 */
export class FilterTokens {
  readonly #secret: string;

  /** @param secret the same for all gateways that serve the same clients */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns the client's id for a node's filter; the node's own id if that isn't a hex number. */
  seal(subject: string, { nodeTag, id }: NodeFilter): string {
    if (!idPattern.test(id)) return id;
    return `0x1${nodeTag}${this.#sign(subject, nodeTag, id)}${id.slice(2)}`;
  }

  /** Returns the filter for a client's id, or null if `seal` hasn't returned the id for this subject. */
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
