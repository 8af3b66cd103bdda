import { z } from 'zod';
import { askNode } from './ask-node.ts';
import type { HttpUpstream } from './http-upstream.ts';

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/iu)
  .transform(Number);
const blockSchema = z.object({ number: quantity, hash: z.string(), parentHash: z.string() });

type Block = z.infer<typeof blockSchema>;
type Tag = 'latest' | 'safe' | 'finalized';

interface Tagged {
  readonly number: number;
  readonly hash: string;
  readonly checkedAt: number;
}

/** Maximum age of the known head. On faster chains, it is one block. */
const headAgeMsMax = 1_000;
/** How often the finalized block is looked up while calls don't request it. */
const finalizedAgeMs = 12_000;
const timeoutMs = 2_000;
/** Number of blocks whose hashes are kept, and how many of them are compared with the node's to find the start of a reorganization. */
const blocksMax = 256;
const depthMax = 64;
/** How long a lower head from another node counts as that node's delay. */
const laggingMsMax = 60_000;

interface FollowedChainOptions {
  /** In the order in which calls try them. The first one is followed. */
  readonly candidates: () => readonly HttpUpstream[];
  readonly blockTimeMs: number;
  readonly now?: () => number;
  /** Called when blocks above this one were replaced; -1 if the whole chain was. */
  readonly onReorg: (lastCommonBlock: number) => void;
}

/**
 * The recent blocks of a chain as seen by one node: its head, its finalized block, and the hashes in between, which reveal
 * reorganizations. The node is only queried on demand, at most once per second or block.
 */
export class FollowedChain {
  readonly #options: FollowedChainOptions;
  readonly #now: () => number;
  readonly #headAgeMs: number;
  /** Ascending by block number. */
  readonly #hashes = new Map<number, string>();
  readonly #tagged = new Map<Tag, Tagged>();
  readonly #running = new Map<Tag, Promise<void>>();
  #node: HttpUpstream | null = null;
  #genesis: string | null = null;
  #followedAt = -Infinity;
  #generation = 0;

  constructor(options: FollowedChainOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#headAgeMs = Math.min(headAgeMsMax, options.blockTimeMs);
  }

  /** Changes with every reorganization. Answers to earlier requests must then not be cached. */
  get generation(): number {
    return this.#generation;
  }

  /** Hash of the first block, which distinguishes chains with the same ID; null if unknown. */
  get genesis(): string | null {
    return this.#genesis;
  }

  /** Blocks up to this one are final; -1 if unknown. */
  get finalized(): number {
    return this.#tagged.get('finalized')?.number ?? -1;
  }

  /** Number of the latest block, if it was looked up recently and after the given time. Otherwise returns null and queries the node. */
  head(since = -Infinity): number | null {
    return this.resolve('latest', since);
  }

  /** Number of a tag's current block. If it is unknown, returns null and queries the node. */
  resolve(tag: Tag, since = -Infinity): number | null {
    const known = this.#tagged.get(tag);
    if (known !== undefined && known.checkedAt >= since && this.#now() - known.checkedAt <= this.#headAgeMs) return known.number;
    void this.refresh(tag);
    return null;
  }

  isFollowed(nodeTag: string): boolean {
    return this.#node?.tag === nodeTag;
  }

  /** Returns null if the block isn't among the recent ones. */
  numberOf(blockHash: string): number | null {
    for (const [number, hash] of this.#hashes) if (hash.toLowerCase() === blockHash) return number;
    return null;
  }

  /** Whether a block is on the known chain. If it is newer, the head is looked up before it is used again. */
  includes(height: number): boolean {
    this.saw(height);
    return height <= (this.#tagged.get('latest')?.number ?? -1);
  }

  /** Call when a caller has seen a block. If it is new, the head is looked up before it is used again. */
  saw(height: number): void {
    const known = this.#tagged.get('latest');
    if (known !== undefined && height > known.number) this.#tagged.set('latest', { ...known, checkedAt: -Infinity });
  }

  /** Queries the node. Never rejects. Concurrent calls share one query. */
  refresh(tag: Tag): Promise<void> {
    const running = this.#running.get(tag);
    if (running !== undefined) return running;
    const started = this.#ask(tag)
      .catch(() => undefined)
      .finally(() => this.#running.delete(tag));
    this.#running.set(tag, started);
    return started;
  }

  async #ask(tag: Tag): Promise<void> {
    // Only the head shows which node is followed, and whether the chain was replaced.
    if (tag !== 'latest' && this.head() === null) await this.refresh('latest');
    const [node] = this.#options.candidates();
    if (node === undefined) return;
    const checkedAt = this.#now();
    const block = await this.#readBlock(node, tag);
    if (block === null) return;
    if (tag === 'latest') {
      if (!(await this.#follow(node, block, checkedAt))) return;
      this.#followedAt = checkedAt;
      node.health.saw(block.number);
      this.#genesis ??= (await this.#readBlock(node, '0x0'))?.hash ?? null;
      if (checkedAt - (this.#tagged.get('finalized')?.checkedAt ?? -Infinity) > finalizedAgeMs) void this.refresh('finalized');
    }
    const known = this.#tagged.get(tag);
    // Another node might know a lower block, but final blocks stay final.
    const { number, hash } = tag !== 'latest' && known !== undefined && known.number > block.number ? known : block;
    this.#tagged.set(tag, { number, hash, checkedAt });
  }

  /** Compares the node's head with the known blocks. Returns false if the head isn't new. */
  async #follow(node: HttpUpstream, block: Block, checkedAt: number): Promise<boolean> {
    const known = this.#tagged.get('latest');
    if (known === undefined || this.#hashes.size === 0) {
      this.#add(node, block);
      return true;
    }
    const knownHash = this.#hashes.get(block.number);
    const isSame = knownHash === block.hash;
    const isBehind = block.number < known.number && (isSame || knownHash === undefined);
    if (isBehind && this.#node !== node && checkedAt - this.#followedAt < laggingMsMax) return false;
    const isNext = block.number === known.number + 1 && this.#hashes.get(known.number) === block.parentHash;
    if (!isNext) {
      const last = isSame ? block.number : await this.#findCommonBlock(node, block);
      if (last < known.number) this.#forgetAbove(last);
    }
    this.#add(node, block);
    return true;
  }

  async #findCommonBlock(node: HttpUpstream, block: Block): Promise<number> {
    const numbers = [...this.#hashes.keys()].filter((number) => number < block.number).toReversed();
    for (const number of numbers.slice(0, depthMax)) {
      const hash = number === block.number - 1 ? block.parentHash : (await this.#readBlock(node, `0x${number.toString(16)}`))?.hash;
      if (hash === this.#hashes.get(number)) return number;
    }
    const finalized = this.#tagged.get('finalized');
    if (finalized === undefined) return -1;
    const final = await this.#readBlock(node, `0x${finalized.number.toString(16)}`);
    return final?.hash === finalized.hash ? finalized.number : -1;
  }

  #forgetAbove(last: number): void {
    this.#generation += 1;
    for (const number of this.#hashes.keys()) if (number > last) this.#hashes.delete(number);
    // Final blocks changed, so this is another chain with the same ID, for example a development chain that was reset.
    const isReplaced = last < this.finalized;
    if (isReplaced) {
      this.#hashes.clear();
      this.#tagged.clear();
      this.#genesis = null;
    }
    this.#options.onReorg(isReplaced ? -1 : last);
  }

  #add(node: HttpUpstream, { number, hash }: Block): void {
    this.#node = node;
    this.#hashes.set(number, hash);
    if (this.#hashes.size <= blocksMax) return;
    const [oldest] = this.#hashes.keys();
    if (oldest !== undefined) this.#hashes.delete(oldest);
  }

  async #readBlock(node: HttpUpstream, name: string): Promise<Block | null> {
    const parsed = blockSchema.safeParse(await askNode(node, 'eth_getBlockByNumber', [name, false], timeoutMs));
    return parsed.success ? parsed.data : null;
  }
}
