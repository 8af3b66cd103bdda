import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';

/** What no caller can do: a statement with the guards of the tables off. Balances and promo credit follow, so that nothing but the source can tell. */
export async function tamperWithSource(orm: Orm, statement: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`update ledger_entries e set promo_cents = r.replayed_cents from ledger_promo_replay r where r.entry_id = e.id`,
    );
    await transaction.execute(
      sql`update projects p set (balance_cents, promo_balance_cents) = (
        select coalesce(sum(amount_cents), 0), coalesce(sum(promo_cents), 0) from ledger_entries where project_id = p.id
      )`,
    );
  });
}
