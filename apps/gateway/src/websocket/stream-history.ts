import { z } from 'zod';
import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';

/** Maximum number of blocks that are looked up after a node was replaced. */
export const gapBlocksMax = 128;
/** Number of blocks below the last log that are looked up again, because they might have been replaced. */
const reorgBlocks = 12;
const headsMax = 2 * gapBlocksMax;
const logsMax = 20_000;

/** Sends a call to the new node. Returns the result as JSON text, or null if there is none. */
type Ask = (method: string, params: string) => Promise<string | null>;

/** Tracks the results that a subscription has sent, to find the gap after its node is replaced. */
export interface StreamHistory {
  /** Called once, before the first subscription. */
  start(ask: Ask): Promise<void>;
  /** Records a result. Returns false if it was sent before. */
  accept(result: string): boolean;
  /** Call with the node's height while its notifications arrive. */
  reached(height: number): void;
  /**
   * Returns missed results, oldest first. Some might have been sent before. Null if there are too many.
   *
   * @throws {MissingAnswerError}
   */
  findMissed(ask: Ask): Promise<readonly string[] | null>;
}

/** The new node can't supply the missed results. Another one might. */
class MissingAnswerError extends Error {}

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/iu)
  .transform(Number);
const headSchema = z.object({ number: quantity, hash: z.string(), parentHash: z.string() });
const logSchema = z.object({ blockNumber: quantity, blockHash: z.string(), logIndex: z.string(), removed: z.boolean().optional() });

function parse<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}

function forgetOldest(sent: Set<string> | Map<string, number>, max: number): void {
  const [oldest] = sent.size > max ? sent.keys() : [];
  if (oldest !== undefined) sent.delete(oldest);
}

const hex = (number: number) => `"0x${Math.max(0, number).toString(16)}"`;

/** Members of a block that aren't part of its header. */
const bodyMembers = new Set(['transactions', 'uncles', 'withdrawals', 'size', 'totalDifficulty']);

/** For `newHeads`: walks back from the new node's latest block to one that was sent. */
export class HeadHistory implements StreamHistory {
  /** Block numbers of heads by hash, in the order of sending. */
  readonly #sent = new Map<string, number>();
  /** The chain's head before the subscription started. */
  #anchor: z.infer<typeof headSchema> | null = null;
  #members: ReadonlySet<string> | null = null;

  async start(ask: Ask): Promise<void> {
    this.#anchor = parse(headSchema, await ask('eth_getBlockByNumber', '["latest",false]'));
  }

  accept(result: string): boolean {
    const head = parse(headSchema, result);
    if (head === null) return true;
    if (this.#sent.has(head.hash)) return false;
    this.#members ??= new Set(rawObjectValues(result).keys());
    this.#sent.set(head.hash, head.number);
    forgetOldest(this.#sent, headsMax);
    return true;
  }

  reached(): void {
    // The heads themselves contain the height.
  }

  async findMissed(ask: Ask): Promise<readonly string[] | null> {
    const lowest = Math.min(this.#anchor?.number ?? Infinity, ...this.#sent.values());
    const missed: string[] = [];
    let block = await ask('eth_getBlockByNumber', '["latest",false]');
    while (missed.length <= gapBlocksMax) {
      const head = parse(headSchema, block);
      if (block === null || head === null) throw new MissingAnswerError();
      if (head.number < lowest || head.hash === this.#anchor?.hash || this.#sent.has(head.hash)) return missed;
      missed.unshift(this.#toHead(block));
      block = await ask('eth_getBlockByHash', `[${JSON.stringify(head.parentHash)},false]`);
    }
    return null;
  }

  /** Builds a header with the same members as the node's notifications. */
  #toHead(block: string): string {
    const header = [...rawObjectValues(block)].filter(([name]) => this.#members?.has(name) ?? !bodyMembers.has(name));
    return `{${header.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
  }
}

/** For `logs`: looks up logs from the last log's block on. */
export class LogHistory implements StreamHistory {
  /** The filter's members as JSON text. */
  readonly #filter: ReadonlyMap<string, string>;
  readonly #sent = new Set<string>();
  #anchor = -1;
  #last = -1;
  /** The last block whose logs have arrived, at least approximately. */
  #reached = -1;

  constructor(filter: string) {
    this.#filter = rawObjectValues(filter);
  }

  async start(ask: Ask): Promise<void> {
    this.#anchor = parse(quantity, await ask('eth_blockNumber', '[]')) ?? -1;
    this.reached(this.#anchor);
  }

  reached(height: number): void {
    this.#reached = Math.max(this.#reached, height);
  }

  accept(result: string): boolean {
    const log = parse(logSchema, result);
    if (log === null) return true;
    const key = `${log.blockHash} ${log.logIndex}`;
    if (log.removed === true) {
      this.#sent.delete(key);
      return true;
    }
    if (this.#sent.has(key)) return false;
    this.#sent.add(key);
    forgetOldest(this.#sent, logsMax);
    this.#last = log.blockNumber;
    this.reached(log.blockNumber);
    return true;
  }

  async findMissed(ask: Ask): Promise<readonly string[] | null> {
    const latest = parse(quantity, await ask('eth_blockNumber', '[]'));
    if (latest === null) throw new MissingAnswerError();
    if (latest - this.#reached > gapBlocksMax) return null;
    const from = Math.max(this.#anchor + 1, this.#last - reorgBlocks, latest - gapBlocksMax + 1);
    if (from > latest) return [];
    const members = ['address', 'topics'].flatMap((name) => {
      const value = this.#filter.get(name);
      return value === undefined ? [] : [`"${name}":${value}`];
    });
    const range = [`"fromBlock":${hex(from)}`, `"toBlock":${hex(latest)}`];
    const found = await ask('eth_getLogs', `[{${[...members, ...range].join(',')}}]`);
    if (found === null) throw new MissingAnswerError();
    this.reached(latest);
    return rawArrayItems(found);
  }
}

/** For all other subscriptions, whose missed results can't be looked up. */
export const noHistory: StreamHistory = {
  start: () => Promise.resolve(),
  accept: () => true,
  reached: () => undefined,
  findMissed: () => Promise.resolve([]),
};
