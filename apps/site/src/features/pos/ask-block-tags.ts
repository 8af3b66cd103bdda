import * as z from 'zod/mini';

/** Block tags by increasing finality (EIP-1898 and the execution API's `BlockTag`). */
export const blockTags = ['latest', 'safe', 'finalized'] as const;

export type BlockTag = (typeof blockTags)[number];

export interface TaggedBlock {
  number: bigint;
  /** Seconds since 1970. */
  timestamp: bigint;
}

/** Tags that the endpoint doesn't support have no block. */
export type BlockTagsAnswer =
  | {
      kind: 'answered';
      blocks: Partial<Record<BlockTag, TaggedBlock>>;
      roundTripMs: number;
      /** Time of the server, or of this device if the answer has none. Milliseconds since 1970. */
      answeredAtMs: number;
    }
  | { kind: 'unknownChain' | 'limited' | 'refused' | 'unreachable' };

const timeoutMs = 10_000;
const refusals: Readonly<Record<string, 'unknownChain' | 'limited'>> = { CHAIN_UNKNOWN: 'unknownChain', RATE_LIMITED: 'limited' };

const quantitySchema = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i));
const replySchema = z.object({
  id: z.optional(z.unknown()),
  result: z.optional(z.nullable(z.object({ number: quantitySchema, timestamp: quantitySchema }))),
  error: z.optional(z.object({ code: z.optional(z.number()), data: z.optional(z.object({ code: z.optional(z.string()) })) })),
});
const repliesSchema = z.union([z.array(replySchema), replySchema]);

const batch = JSON.stringify(blockTags.map((tag) => ({ jsonrpc: '2.0', id: tag, method: 'eth_getBlockByNumber', params: [tag, false] })));

/** Time of the server, because the device's clock may be wrong, which would distort ages of a few seconds. */
const timeOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || Date.now();

function readAnswer(value: unknown, response: Response, roundTripMs: number): BlockTagsAnswer {
  const parsed = repliesSchema.safeParse(value);
  if (!parsed.success) return { kind: response.status === 429 ? 'limited' : 'unreachable' };
  const replies = [parsed.data].flat();
  // JSON of something other than the gateway.
  if (replies.every(({ result, error }) => result === undefined && error === undefined)) return { kind: 'unreachable' };
  const blocks: Partial<Record<BlockTag, TaggedBlock>> = {};
  for (const { id, result } of replies) {
    const tag = blockTags.find((known) => known === id);
    if (tag !== undefined && result) blocks[tag] = { number: BigInt(result.number), timestamp: BigInt(result.timestamp) };
  }
  if (blocks.latest !== undefined) return { kind: 'answered', blocks, roundTripMs, answeredAtMs: timeOf(response) };
  const code = replies.find(({ error }) => error?.data?.code !== undefined)?.error?.data?.code ?? '';
  return { kind: refusals[code] ?? 'refused' };
}

/**
 * Requests the block of every tag from an endpoint in one batch.
 *
 * @param url of the endpoint
 * @throws only when `signal` aborts
 */
export async function askBlockTags(url: string, signal: AbortSignal): Promise<BlockTagsAnswer> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: batch,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const value: unknown = await response.json().catch(() => undefined);
    signal.throwIfAborted();
    return readAnswer(value, response, performance.now() - startedAt);
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
