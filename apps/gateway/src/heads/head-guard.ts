import type { ExpectedAnswer } from '../rpc/judge-answer.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import type { SeenHeads } from './seen-heads.ts';

type HeadKind = 'number' | 'block';

/** Whether a method returns the chain's newest block when called with `latest`. */
export const tellsHead = (method: string): boolean => method === 'eth_getBlockByNumber' || method === 'eth_getHeaderByNumber';

/** Null if the call doesn't show the chain's newest block. */
function headKindOf({ method, source }: RpcCall): HeadKind | null {
  if (method === 'eth_blockNumber') return 'number';
  if (!tellsHead(method)) return null;
  const [block] = rawArrayItems(rawObjectValues(source).get('params') ?? '');
  return block === '"latest"' ? 'block' : null;
}

const quantityPattern = /^0x[0-9a-f]{1,13}$/iu;

/** Parses a block number in JSON-RPC notation. Returns null for anything else. */
export function parseHeight(value: unknown): number | null {
  return typeof value === 'string' && quantityPattern.test(value) ? Number(value) : null;
}

/** Returns the number of a block or header, or null if it isn't one. */
export function parseBlockHeight(block: unknown): number | null {
  return typeof block === 'object' && block !== null && 'number' in block ? parseHeight(block.number) : null;
}

/** Common nodes send headers before transactions, so the first match is the header's. */
const numberInTextPattern = /"number"\s*:\s*"(?<number>0x[0-9a-f]{1,13})"/iu;

export interface HeadGuardOptions {
  readonly seenHeads: SeenHeads;
  readonly caller: string;
  /** Whether a height is plausible for the chain. A node that reports an absurd height must not break the caller's session. */
  readonly isPlausible: (height: number) => boolean;
}

/**
 * Compares the answers to a request with the caller's last seen block, so that the chain never goes backwards for a caller.
 *
 * @param expected ids of the calls as sent to the node
 * @returns null if no call shows the chain's height
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

export class HeadGuard {
  readonly #kinds: ReadonlyMap<string | number, HeadKind>;
  readonly #isBatch: boolean;
  readonly #options: HeadGuardOptions;

  constructor(kinds: ReadonlyMap<string | number, HeadKind>, isBatch: boolean, options: HeadGuardOptions) {
    this.#kinds = kinds;
    this.#isBatch = isBatch;
    this.#options = options;
  }

  /** Nodes at or above this height should be tried first. */
  get heightMin(): number {
    return this.#options.seenHeads.heightOf(this.#options.caller);
  }

  /** Highest block in a parsed answer, or null if there is none. */
  heightOf(answer: unknown): number | null {
    const heights = this.#heightsIn(answer);
    return heights.length === 0 ? null : Math.max(...heights);
  }

  /** Returns whether no block in a parsed answer is lower than the caller's last seen one. If so, records the new height. */
  admits(answer: unknown): boolean {
    const heights = this.#heightsIn(answer);
    if (heights.length === 0) return true;
    if (Math.min(...heights) < this.heightMin) return false;
    this.#see(Math.max(...heights));
    return true;
  }

  /** `admits` for the beginning of an answer that is too large to parse. In a batch, the first block can be the answer to any call. */
  admitsStart(text: string): boolean {
    if (this.#isBatch) return true;
    const height = parseHeight(numberInTextPattern.exec(text)?.groups?.['number']);
    if (height === null) return true;
    if (height < this.heightMin) return false;
    this.#see(height);
    return true;
  }

  /**
   * Returns the answer with block numbers raised to the caller's last seen one. Null if it contains a whole block, which can't be
   * replaced.
   */
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
