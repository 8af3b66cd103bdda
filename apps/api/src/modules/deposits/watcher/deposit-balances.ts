import { depositAddresses, depositBalances, depositCursors, deposits, depositSweeps, type Executor, type Orm } from '@onepoint/database';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { DepositNetwork } from '../deposit-network.ts';
import { createDepositClient, createDepositNode, explainNodeError, type DepositNode } from './deposit-node.ts';
import { mapConcurrently } from './find-transfers.ts';

/** The last token balance read for an address, and the state of the search for missing transfers. */
export type DepositBalance = typeof depositBalances.$inferSelect;
type DepositCursor = typeof depositCursors.$inferSelect;

/** A claim lasts this long if the process that made it dies. */
const claimMs = 60_000;

export const placeOf = ({ chainId, tokenAddress, address }: DepositBalance) =>
  and(eq(depositBalances.chainId, chainId), eq(depositBalances.tokenAddress, tokenAddress), eq(depositBalances.address, address));

export async function insertMissingBalances(orm: Orm, { chainId, tokens }: DepositNetwork, now: Date): Promise<void> {
  for (const { address } of tokens)
    await orm.execute(sql`
      insert into deposit_balances (chain_id, token_address, address, next_read_at)
      select ${chainId}, ${address.toLowerCase()}, address, ${now} from ${depositAddresses} a
      where not exists (
        select from ${depositBalances} b where b.chain_id = ${chainId} and b.token_address = ${address.toLowerCase()} and b.address = a.address
      )
      on conflict do nothing`);
}

/** Claims due balances for `claimMs`, oldest first. */
export async function claimBalances(orm: Orm, network: DepositNetwork, now: Date, limit: number): Promise<DepositBalance[]> {
  const { chainId } = network;
  const tokens = network.tokens.map(({ address }) => address.toLowerCase());
  return orm.transaction(async (transaction) => {
    const isDue = and(
      eq(depositBalances.chainId, chainId),
      inArray(depositBalances.tokenAddress, tokens),
      lte(depositBalances.nextReadAt, now),
    );
    const due = await transaction
      .select()
      .from(depositBalances)
      .where(isDue)
      .orderBy(asc(depositBalances.nextReadAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const nextReadAt = new Date(now.getTime() + claimMs);
    for (const balance of due) await transaction.update(depositBalances).set({ nextReadAt }).where(placeOf(balance));
    return due;
  });
}

/**
 * The last scanned block of a network. Balances are compared at this block, because no transfer up to it is missing from the scan.
 *
 * @returns undefined if the network has not been scanned, or if the node has another block at this height, which the watcher will handle
 */
export async function findComparedBlock(orm: Orm, node: DepositNode, chainId: number): Promise<DepositCursor | undefined> {
  const [cursor] = await orm.select().from(depositCursors).where(eq(depositCursors.chainId, chainId));
  if (cursor === undefined || (await node.getHeader(cursor.blockNumber)).hash !== cursor.blockHash) return undefined;
  return cursor;
}

export async function readBalance(
  orm: Orm,
  node: DepositNode,
  balance: DepositBalance,
  cursor: DepositCursor,
  now: Date,
): Promise<DepositBalance> {
  const holding = await node.getHolding(balance.tokenAddress, balance.address, cursor.blockHash);
  const changes = { ...holding, blockNumber: cursor.blockNumber, readAt: now };
  await orm.update(depositBalances).set(changes).where(placeOf(balance));
  return { ...balance, ...changes };
}

interface BalanceComparison {
  /**
   * The on-chain balance minus the sum of recorded transfers (in minus out) up to the block of the reading, in the token's smallest unit. Negative if
   * the books have more.
   */
  difference: bigint;
  /** Transactions sent by the address that are not recorded as outgoing transfers. */
  sentOtherwise: number;
  /** The sums agree and no outgoing transaction is unknown. An unknown one could have moved an unseen deposit, which would hide the difference. */
  isExplained: boolean;
}

export async function compareBalance(executor: Executor, balance: DepositBalance): Promise<BalanceComparison> {
  const { chainId, tokenAddress, address, units, blockNumber, sent } = balance;
  const { rows } = await executor.execute<{ units: string; sent: number }>(sql`
    select (
      coalesce((
        select sum(units) from ${deposits}
        where chain_id = ${chainId} and token_address = ${tokenAddress} and to_address = ${address} and block_number <= ${blockNumber}
      ), 0) - coalesce((
        select sum(units) from ${depositSweeps}
        where chain_id = ${chainId} and token_address = ${tokenAddress} and from_address = ${address} and block_number <= ${blockNumber}
      ), 0)
    )::text as units, (
      select count(distinct transaction_hash) from ${depositSweeps}
      where chain_id = ${chainId} and from_address = ${address} and block_number <= ${blockNumber}
    )::int as sent`);
  const [recorded = { units: '0', sent: 0 }] = rows;
  const difference = (units ?? 0n) - BigInt(recorded.units);
  const sentOtherwise = Math.max(0, (sent ?? 0) - recorded.sent);
  return { difference, sentOtherwise, isExplained: difference === 0n && sentOtherwise <= balance.sentOtherwise };
}

/**
 * Reads the balance of every deposit address from the chain. The `custody` rule of `checkLedger` compares them with the books.
 *
 * @returns why it failed, or null
 */
export async function refreshBalances(orm: Orm, network: DepositNetwork, now: Date): Promise<string | null> {
  const { chainId, rpcUrl } = network;
  const tokens = network.tokens.map(({ address }) => address.toLowerCase());
  const node = createDepositNode(createDepositClient(rpcUrl));
  try {
    const cursor = await findComparedBlock(orm, node, chainId);
    if (cursor === undefined) return 'the network has not been read yet, or its last blocks were rewritten';
    await insertMissingBalances(orm, network, now);
    const isOfNetwork = and(eq(depositBalances.chainId, chainId), inArray(depositBalances.tokenAddress, tokens));
    const balances = await orm.select().from(depositBalances).where(isOfNetwork);
    await mapConcurrently(balances, (balance) => readBalance(orm, node, balance, cursor, now));
    return null;
  } catch (error) {
    const reason = explainNodeError(error);
    if (reason === undefined) throw error;
    return `the node gave no sound answer (${reason})`;
  }
}
