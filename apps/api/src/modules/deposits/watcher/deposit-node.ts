import {
  BaseError,
  createClient,
  hexToBytes,
  http,
  HttpRequestError,
  LimitExceededRpcError,
  numberToHex,
  pad,
  TimeoutError,
  type Client,
  type Hex,
} from 'viem';
import { z } from 'zod';

/** `Transfer(address,address,uint256)` */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Per log filter. */
const addressesMax = 500;
/** Per log filter. */
export const rangeBlocksMax = 1_000n;
/** Attempts per call. The address can belong to a pool, where the next attempt may reach a member that has the block. */
const attemptsMax = 5;
const timeoutMs = 10_000;

/** The message never contains the node's address. */
export class NodeAnswerError extends Error {
  override readonly name = 'NodeAnswerError';
}

/** To or from a deposit address. Addresses in lower case. */
export interface Transfer {
  transactionHash: Hex;
  logIndex: number;
  blockNumber: bigint;
  blockHash: Hex;
  tokenAddress: string;
  from: string;
  to: string;
  /** In the token's smallest unit, above 0. */
  units: bigint;
}

/** `balanceOf(address)` */
const balanceOfSelector = '0x70a08231';

const lowerCase = (text: string) => text.toLowerCase() as Hex;
const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt);
const wordSchema = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform(lowerCase);
const addressSchema = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform(lowerCase);
const addressTopicSchema = z
  .string()
  .regex(/^0x0{24}[0-9a-f]{40}$/i)
  .transform((topic) => lowerCase(`0x${topic.slice(-40)}`));

const headerSchema = z.object({
  number: quantitySchema,
  hash: wordSchema,
  parentHash: wordSchema,
  timestamp: quantitySchema,
  logsBloom: z
    .string()
    .regex(/^0x[0-9a-f]{512}$/i)
    .transform((bloom) => hexToBytes(lowerCase(bloom)))
    .nullish(),
});

const transfersSchema = z.array(
  z
    .object({
      address: addressSchema,
      topics: z.tuple([wordSchema.refine((topic) => topic === transferTopic), addressTopicSchema, addressTopicSchema]),
      data: wordSchema,
      blockHash: wordSchema,
      blockNumber: quantitySchema,
      transactionHash: wordSchema,
      logIndex: quantitySchema,
      removed: z.literal(false).optional(),
    })
    .transform(({ address: tokenAddress, topics: [, from, to], data, logIndex, blockHash, blockNumber, transactionHash }): Transfer => {
      return { transactionHash, logIndex: Number(logIndex), blockNumber, blockHash, tokenAddress, from, to, units: BigInt(data) };
    }),
);

export type BlockHeader = z.output<typeof headerSchema>;

/** `in` selects transfers to the addresses, `out` those from them. Addresses in lower case. */
interface TransferFilter {
  tokens: readonly string[];
  addresses: readonly string[];
  direction: 'in' | 'out';
}

export interface BlockRange {
  fromBlock: bigint;
  toBlock: bigint;
}

type LogPlace = { fromBlock: Hex; toBlock: Hex } | { blockHash: Hex };

export type DepositNode = ReturnType<typeof createDepositNode>;

export function createDepositClient(rpcUrl: string): Client {
  return createClient({ transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 0 }) });
}

/**
 * Why a call to a node failed; undefined for other errors. Client errors are reduced to their name, because their messages contain the node's
 * address, which can contain a key.
 */
export function explainNodeError(error: unknown): string | undefined {
  if (error instanceof NodeAnswerError) return error.message;
  return error instanceof BaseError ? error.name : undefined;
}

/**
 * The chain calls that deposits need. The address can lead to a pool whose members are at different blocks, and each call can reach any of them.
 * Responses about a block hash are reliable, because a member without that block fails. Responses about a range are hints, because a lagging member
 * silently leaves out blocks.
 */
export function createDepositNode(client: Client) {
  async function listLogs(filter: TransferFilter, place: LogPlace, isPlaced: (transfer: Transfer) => boolean): Promise<Transfer[]> {
    const { tokens, addresses, direction } = filter;
    const transfers: Transfer[] = [];
    for (let start = 0; start < addresses.length; start += addressesMax) {
      const part = new Set(addresses.slice(start, start + addressesMax));
      const holders = [...part].map((address) => pad(address as Hex));
      const topics = direction === 'in' ? [transferTopic, null, holders] : [transferTopic, holders];
      const params = [{ ...place, address: [...tokens] as Hex[], topics: topics as Hex[] }] as const;
      const isWanted = ({ tokenAddress, from, to }: Transfer) => tokens.includes(tokenAddress) && part.has(direction === 'in' ? to : from);
      const logs = await ask(async () => {
        const answer = parse(transfersSchema, await client.request({ method: 'eth_getLogs', params: [...params] }), 'logs');
        if (answer.every((log) => isWanted(log) && isPlaced(log))) return answer;
        throw new NodeAnswerError('Logs that were not asked for');
      });
      transfers.push(...logs);
    }
    // Transfers of zero are spam.
    return transfers.filter(({ units }) => units > 0n);
  }

  return {
    getHead: (): Promise<bigint> => ask(async () => parse(quantitySchema, await client.request({ method: 'eth_blockNumber' }), 'a head')),

    getHeader: (number: bigint): Promise<BlockHeader> =>
      ask(async () => {
        const answer: unknown = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] });
        if (answer === null) throw new NodeAnswerError('The node does not have the block');
        const header = parse(headerSchema, answer, 'a block');
        if (header.number !== number) throw new NodeAnswerError('Another block than was asked for');
        return header;
      }),

    listTransfersOfBlock: async (filter: TransferFilter, { number, hash }: BlockHeader): Promise<Transfer[]> => {
      const isPlaced = ({ blockHash, blockNumber }: Transfer) => blockHash === hash && blockNumber === number;
      return (await listLogs(filter, { blockHash: hash }, isPlaced)).toSorted((a, b) => a.logIndex - b.logIndex);
    },

    /** The range can have any size. The result can be incomplete. */
    hintTransfers: async (filter: TransferFilter, { fromBlock, toBlock }: BlockRange): Promise<Transfer[]> => {
      const transfers: Transfer[] = [];
      for (let from = fromBlock; from <= toBlock; from += rangeBlocksMax) {
        const to = from + rangeBlocksMax - 1n < toBlock ? from + rangeBlocksMax - 1n : toBlock;
        const isPlaced = ({ blockNumber }: Transfer) => blockNumber >= from && blockNumber <= to;
        transfers.push(...(await listLogs(filter, { fromBlock: numberToHex(from), toBlock: numberToHex(to) }, isPlaced)));
      }
      return transfers;
    },

    /**
     * An address's balance after a block, and how many transactions it had sent by then. Fails on a member that does not have that block or its state.
     */
    getHolding: async (tokenAddress: string, address: string, blockHash: string): Promise<{ units: bigint; sent: number }> => {
      const block = { blockHash: blockHash as Hex };
      const call = { to: tokenAddress as Hex, data: `${balanceOfSelector}${pad(address as Hex).slice(2)}` as const };
      const [units, sent] = await Promise.all([
        ask(async () => parse(wordSchema, await client.request({ method: 'eth_call', params: [call, block] }), 'a balance')),
        ask(async () => {
          const answer = await client.request({ method: 'eth_getTransactionCount', params: [address as Hex, block] });
          return parse(quantitySchema, answer, 'a number of transactions');
        }),
      ]);
      return { units: BigInt(units), sent: Number(sent) };
    },
  };
}

/** Retries, because another member of a pool may succeed. Timeouts and rate limits are not retried until the next tick. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === attemptsMax || (error instanceof BaseError && error.walk(isFinal) !== null)) throw error;
    }
  }
}

function isFinal(error: unknown): boolean {
  if (error instanceof HttpRequestError) return error.status === 429;
  return error instanceof TimeoutError || error instanceof LimitExceededRpcError;
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new NodeAnswerError(`Something else than ${what}`);
  return parsed.data;
}
