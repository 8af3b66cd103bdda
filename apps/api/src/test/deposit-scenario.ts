import { checkLedger, insertProject, projects, type LedgerDifference } from '@onepoint/database';
import { createTestDatabase } from '@onepoint/database/testing';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { createDepositAddressesRepository, deriveDepositAddress } from '../modules/deposits/deposit-addresses.ts';
import { reconcileBalances } from '../modules/deposits/watcher/reconcile-balances.ts';
import { scanNetwork } from '../modules/deposits/watcher/scan-network.ts';
import { createFakeDepositChain, type NodeFault } from './fake-deposit-chain.ts';

type Chain = ReturnType<typeof createFakeDepositChain>;

/** In its own database, because reconciliation compares every address in it with every chain. */
export const { orm } = await createTestDatabase(inject('databaseUrl'));

export const cent = 10_000n;
/** Owns the keys of the deposit addresses. */
export const owner = `0x${'0e'.repeat(20)}`;
export const hourMs = 3_600_000;

const derive = (index: number) => deriveDepositAddress(sandboxExtendedPublicKey, index);

export async function newWallet() {
  const { id: projectId } = await orm.transaction((transaction) => insertProject(transaction, { name: 'Paid', ownerId: 'user_payer' }));
  const address = (await createDepositAddressesRepository(orm).provide([projectId], derive)).get(projectId) ?? '';
  const balance = async (): Promise<number | undefined> => {
    const [project] = await orm.select({ cents: projects.balanceCents }).from(projects).where(eq(projects.id, projectId));
    return project?.cents;
  };
  return { projectId, address, balance };
}

export async function differencesOf(projectIds: readonly string[]): Promise<LedgerDifference[]> {
  const differences = await checkLedger(orm);
  return differences.filter(({ projectId }) => projectId !== undefined && projectIds.includes(projectId));
}

export const scan = ({ client, network }: Chain) => scanNetwork({ orm, client, network, now: () => new Date() });

const startedAt = Date.now();

/** Reads all due addresses, so that tests can run in any order. The pauses between two runs are exact, however long the runs take. */
export const reconcile = ({ client, network }: Chain, laterMs = 0, rangesMax = 1000) =>
  reconcileBalances({ orm, client, network, now: () => new Date(startedAt + laterMs), readsMax: 10_000, rangesMax });

/** Ignores a failed run, like a clock does. */
export const tick = (run: Promise<unknown>) => run.catch(() => undefined);

export const times = (count: number, fault: NodeFault): NodeFault[] => Array.from({ length: count }, () => fault);

export async function newChain(options: Parameters<typeof createFakeDepositChain>[0] = {}): Promise<Chain> {
  const chain = createFakeDepositChain(options);
  chain.mineEmpty(5);
  await scan(chain);
  return chain;
}

/** A chain with a confirmed transfer of five dollars that no node returned while its block was in the overlap. */
export async function newLoss(wallet: { address: string }): Promise<Chain> {
  const chain = await newChain();
  chain.mine([{ to: wallet.address, units: 500n * cent }]);
  chain.mineEmpty(30);
  chain.misbehave(times(1000, 'empty'));
  await scan(chain);
  chain.misbehave([]);
  await scan(chain);
  return chain;
}
