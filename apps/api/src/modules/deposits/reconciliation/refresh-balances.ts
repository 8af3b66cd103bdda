import { depositBalances, type Orm } from '@onepoint/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { DepositNetwork } from '../deposit-network.ts';
import { createDepositClient, createDepositNode, explainNodeError } from '../node/deposit-node.ts';
import { mapConcurrently } from '../watcher/find-transfers.ts';
import { findComparedBlock, insertMissingBalances, readBalance } from './deposit-balances.ts';

/**
 * Reads from the chain what every deposit address holds: what `custody` of `checkLedger` compares the books with.
 *
 * @returns why that could not be done; null where it was
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
