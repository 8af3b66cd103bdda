import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

/** Runs a statement with triggers disabled, then updates balances and promo credit to match, so that only the source reveals the change. */
export async function tamperWithSource(orm: Orm, statement: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`update ledger_entries e set promo_cents = r.replayed_cents from ledger_promo_replay r where r.entry_id = e.id`,
    );
    await transaction.execute(
      sql`update projects p set (balance_cents, promo_balance_cents) = (
        select coalesce(sum(amount_cents), 0), coalesce(sum(promo_cents), 0)
        from (select project_id, amount_cents, promo_cents from ledger_entries
          union all select project_id, amount_cents, promo_cents from open_usage_charges) moved where project_id = p.id
      )`,
    );
  });
}

/** Runs `checkLedger` and returns each difference as `[rule, projectId, at, expected, found]`. */
export async function ledgerDifferences(orm: Orm): Promise<unknown[]> {
  const differences = await checkLedger(orm);
  return differences.map(({ rule, projectId, at, expected, found }) => [rule, projectId, at, expected, found]);
}
