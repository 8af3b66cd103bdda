import { checkLedger, createDatabase, depositAddresses, type LedgerDifference, type Orm } from '@onepoint/database';
import { z } from 'zod';
import { parseDepositNetworks } from './config/deposit-env.ts';
import { ledgerCheckDatabaseOptions } from './database-options.ts';
import { refreshBalances } from './modules/deposits/watcher/deposit-balances.ts';

const environment = z.object({ DATABASE_URL: z.string(), DEPOSIT_NETWORKS: z.string().optional() });
const { DATABASE_URL: databaseUrl, DEPOSIT_NETWORKS: networksText } = environment.parse(process.env);

const counted = 'microcents, requests, errors, compute units, failures of providers, errors by status, latencies';

const meaning: Readonly<Record<LedgerDifference['rule'], string>> = {
  balance: 'balance differs from the sum of its ledger entries and open charges (cents)',
  'promo-balance': 'promo credit differs from what ledger entries and open charges leave of it, or is outside the balance (cents)',
  'promo-entries': 'a ledger entry or open charge moved other promo credit than its order says (cents)',
  'promo-refunds': 'a refund contains promo credit (cents)',
  usage: 'charged and unbilled usage differ from what usage cost (microcents)',
  'usage-days': 'the usage charges of a day differ from its line in transactions (cents)',
  hours: `an hour is not the sum of its minutes (${counted})`,
  days: `a day is not the sum of its hours (${counted})`,
  errors: 'more errors are classified than there are (errors)',
  payments: 'a payment differs from its ledger entries (cents: credited, fee)',
  deposits: 'a transfer to an address differs from its ledger entry (cents)',
  custody: 'an address holds something else on chain than its transfers come to (smallest units: chain, books)',
  'promo-codes': 'an activated promo code differs from its ledger entry (cents)',
  referrals: 'a share of a payment is not what it comes to (cents)',
  settlements: 'the end of a period differs from its ledger entry (cents)',
  purchases: 'a plan or packages cost something else than the audit log says was paid (cents)',
  closings: 'what left a deleted project differs from what the audit log says of it (cents)',
  refunds: 'more is owed than arrived after the deletion (cents)',
  corrections: 'money was moved manually without a reason (cents)',
  spend: 'spend of the month differs from the usage charged in it (microcents)',
  transfers: 'what left projects for others did not all arrive (cents)',
  deleted: 'a deleted project holds money (cents)',
  books: 'the accounts do not add up to zero (cents)',
};

/** Reads deposit balances from the nodes. Returns a line for each network that could not be read; the check then uses its stored balances. */
async function readDepositBalances(orm: Orm): Promise<string[]> {
  if ((await orm.$count(depositAddresses)) === 0) return [];
  if (networksText === undefined || networksText === '') return ['deposits: not checked: DEPOSIT_NETWORKS is not set'];
  const networks = parseDepositNetworks(networksText);
  if (networks === null) return ['deposits: not checked: DEPOSIT_NETWORKS cannot be used'];
  const reasons = await Promise.all(
    networks.map(async (network) => [network.name, await refreshBalances(orm, network, new Date())] as const),
  );
  return reasons.flatMap(([name, reason]) => (reason === null ? [] : [`deposits on ${name}: not checked: ${reason}`]));
}

const database = createDatabase(databaseUrl, ledgerCheckDatabaseOptions);
try {
  const notChecked = await readDepositBalances(database.orm);
  for (const line of notChecked) process.stdout.write(`${line}\n`);
  const differences = await checkLedger(database.orm);
  for (const { rule, projectId, at, more, expected, found } of differences) {
    const where = [projectId ?? 'books', ...(at === undefined ? [] : [at])].join(' ');
    const others = more === 0 ? '' : `, and ${more} more`;
    process.stdout.write(`${where}: ${meaning[rule]}: expected ${expected || 'nothing'}, found ${found || 'nothing'}${others}\n`);
  }
  const { rows } = await database.pool.query<{ entries: string; projects: string }>(
    'select count(*) as entries, count(distinct project_id) as projects from ledger_entries',
  );
  const verdict = differences.length === 0 ? 'every cent is accounted for' : `${differences.length} differences`;
  const limits = notChecked.length === 0 ? '' : '; deposits are compared with the last readings of the chain';
  for (const { entries, projects } of rows)
    process.stdout.write(`${entries} ledger entries of ${projects} projects: ${verdict}${limits}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
