import type { ExpectedAnswer } from '../rpc/judge-answer.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import type { SeenHeads } from './seen-heads.ts';

/** What a call returns that tells how far the chain is: a block's number, or the block. */
type HeadKind = 'number' | 'block';

/** Whether a method returns the chain's newest block if it is asked for the latest one. */
export const tellsHead = (method: string): boolean => method === 'eth_getBlockByNumber' || method === 'eth_getHeaderByNumber';

/** What a call tells about the chain's newest block, or null. */
function headKindOf({ method, source }: RpcCall): HeadKind | null {
  if (method === 'eth_blockNumber') return 'number';
  if (!tellsHead(method)) return null;
  const [block] = rawArrayItems(rawObjectValues(source).get('params') ?? '');
  return block === '"latest"' ? 'block' : null;
}

const quantityPattern = /^0x[0-9a-f]{1,13}$/iu;

/** A block number as JSON-RPC writes it. Null for anything else. */
export function parseHeight(value: unknown): number | null {
  return typeof value === 'string' && quantityPattern.test(value) ? Number(value) : null;
}

/** Number of a block or header. Null if it isn't one. */
export function parseBlockHeight(block: unknown): number | null {
  return typeof block === 'object' && block !== null && 'number' in block ? parseHeight(block.number) : null;
}

/** Headers come before the transactions in the responses of all common nodes. */
const numberInTextPattern = /"number"\s*:\s*"(?<number>0x[0-9a-f]{1,13})"/iu;

export interface HeadGuardOptions {
  readonly seenHeads: SeenHeads;
  /** As `callerOnChain`. */
  readonly caller: string;
  /** Whether the chain can be at this height. A node that claims an absurd one must not spoil the caller's session. */
  readonly isPlausible: (height: number) => boolean;
}

/**
 * Compares the answers to one request with what its caller saw before, so that the chain never goes backwards for it.
 *
 * @param rpc the calls
 * @param expected their ids as sent to the node
 * @returns null if no call tells how far the chain is
 */
export function guardHeads(rpc: RpcRequest, expected: ExpectedAnswer, options: HeadGuardOptions): HeadGuard | null {
  let kinds: Map<string | number, HeadKind> | null = null;
  for (const { index, id } of expected.calls) {
    const call = rpc.calls[index];
    const kind = call === undefined ? null : headKindOf(call);
    if (kind !== null) (kinds ??= new Map()).set(id, kind);
  }
  return kinds === null ? null : new HeadGuard(kinds, expected.isBatch, options);
}

/** See `guardHeads`. */
export class HeadGuard {
  /** What calls tell, by their id. */
  readonly #kinds: ReadonlyMap<string | number, HeadKind>;
  readonly #isBatch: boolean;
  readonly #options: HeadGuardOptions;

  constructor(kinds: ReadonlyMap<string | number, HeadKind>, isBatch: boolean, options: HeadGuardOptions) {
    this.#kinds = kinds;
    this.#isBatch = isBatch;
    this.#options = options;
  }

  /** The height that nodes should have to be asked first. */
  get heightMin(): number {
    return this.#options.seenHeads.heightOf(this.#options.caller);
  }

  /** Highest block in a parsed answer. Null if there is none. */
  heightOf(answer: unknown): number | null {
    const heights = this.#heightsIn(answer);
    return heights.length === 0 ? null : Math.max(...heights);
  }

  /** Whether all blocks in a parsed answer are at least as high as what the caller saw. If so, it counts as seen. */
  admits(answer: unknown): boolean {
    const heights = this.#heightsIn(answer);
    if (heights.length === 0) return true;
    if (Math.min(...heights) < this.heightMin) return false;
    this.#see(Math.max(...heights));
    return true;
  }

  /** The same for the beginning of an answer that is too large to be parsed. In a batch, the first block can be the answer to any of its calls. */
  admitsStart(text: string): boolean {
    if (this.#isBatch) return true;
    const height = parseHeight(numberInTextPattern.exec(text)?.groups?.['number']);
    if (height === null) return true;
    if (height < this.heightMin) return false;
    this.#see(height);
    return true;
  }

  /** The answer with block numbers raised to what the caller saw. Null if it contains a block, which can't be replaced. */
  raised(text: string): string | null {
    const raise = (item: string): string | null => {
      const id = rawObjectValues(item).get('id') ?? '';
      const kind = this.#kinds.get(JSON.parse(id) as string | number);
      if (kind === undefined) return item;
      const height = this.heightOf(JSON.parse(item));
      if (height === null || height >= this.heightMin) return item;
      return kind === 'block' ? null : `{"jsonrpc":"2.0","id":${id},"result":"0x${this.heightMin.toString(16)}"}`;
    };
    if (!text.trimStart().startsWith('[')) return raise(text);
    const items = rawArrayItems(text).map(raise);
    return items.includes(null) ? null : `[${items.join(',')}]`;
  }

  #see(height: number): void {
    const { seenHeads, caller, isPlausible } = this.#options;
    if (isPlausible(height)) seenHeads.raise(caller, height);
  }

  #heightsIn(answer: unknown): number[] {
    return (Array.isArray(answer) ? answer : [answer]).flatMap((member: unknown) => {
      if (typeof member !== 'object' || member === null || !('id' in member) || !('result' in member)) return [];
      const kind = this.#kinds.get(member.id as string | number);
      if (kind === undefined) return [];
      const height = kind === 'number' ? parseHeight(member.result) : parseBlockHeight(member.result);
      return height === null ? [] : [height];
    });
  }
}
