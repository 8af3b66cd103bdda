import type { LedgerKind, Orm } from '@onepoint/database';
import { sql, type SQL } from 'drizzle-orm';
import { unknownCursor } from '../../paging/cursor.ts';

/** A ledger entry, or all usage charges of one UTC day. */
export interface TransactionLine {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly amountCents: number;
  readonly promoCents: number;
  readonly balanceCents: number;
  readonly idempotencyKey: string;
  readonly cause: Record<string, unknown>;
  /** `2026-11-21` for usage, otherwise null. */
  readonly day: string | null;
  readonly createdAt: Date;
}

export interface ListTransactionsParameters {
  projectId: string;
  limit: number;
  lastId?: string | undefined;
  kind?: LedgerKind | undefined;
  /** Inclusive. */
  from?: string | undefined;
  /** Exclusive. */
  to?: string | undefined;
}

interface LineRow extends Record<string, unknown> {
  id: string;
  kind: LedgerKind;
  amount_cents: string;
  promo_cents: string;
  balance_cents: string;
  idempotency_key: string;
  cause: Record<string, unknown>;
  day: string | null;
  created_at: Date | string;
}

export interface TransactionSum {
  readonly kind: LedgerKind;
  readonly count: number;
  readonly amountCents: number;
}

interface BalanceAt {
  readonly at: Date;
  readonly balanceCents: number;
  readonly promoBalanceCents: number;
}

/**
 * A project's lines with the balance after each. A day of usage is one line after all other entries of that day, so it sorts at the next midnight and
 * before entries at that time.
 */
const linesOf = (projectId: string): SQL => sql`
  lines as (
    select id, kind, amount_cents, promo_cents, idempotency_key, cause, null::text as day, created_at, created_at as sorted_at, created_at as ends_at, sequence
    from ledger_entries where project_id = ${projectId} and kind <> 'usage'
    union all
    select 'usage_' || day::text, 'usage', amount_cents, promo_cents, '', jsonb_build_object('computeUnits', compute_units), day::text,
      day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC' - interval '1 microsecond', -1
    from ledger_usage_days where project_id = ${projectId}
  ), running as (
    select *, sum(amount_cents) over (order by sorted_at, sequence) as balance_cents from lines
  )`;

export type TransactionsRepository = ReturnType<typeof createTransactionsRepository>;

export function createTransactionsRepository(orm: Orm) {
  return {
    /** Newest first, with one more line than the limit if there is a next page. Reads one line per day of usage instead of every usage entry. */
    list: async ({ projectId, limit, lastId, kind, from, to }: ListTransactionsParameters): Promise<TransactionLine[]> => {
      const conditions = [
        kind === undefined ? undefined : sql`kind = ${kind}`,
        from === undefined ? undefined : sql`ends_at >= ${from}::timestamptz`,
        to === undefined ? undefined : sql`created_at < ${to}::timestamptz`,
        lastId === undefined ? undefined : sql`(sorted_at, sequence) < (select sorted_at, sequence from lines where id = ${lastId})`,
      ].flatMap((condition) => condition ?? []);
      const { rows } = await orm.execute<LineRow>(sql`
        with ${linesOf(projectId)}
        select id, kind, amount_cents, promo_cents, balance_cents, idempotency_key, cause, day, created_at from running
        where ${sql.join([sql`true`, ...conditions], sql` and `)}
        order by sorted_at desc, sequence desc limit ${limit + 1}`);
      if (rows.length === 0 && lastId !== undefined) {
        const known = await orm.execute(sql`with ${linesOf(projectId)} select 1 from lines where id = ${lastId}`);
        if (known.rows.length === 0) throw unknownCursor();
      }
      return rows.map(toLine);
    },

    /** `from` and `to` must be midnights (UTC). The count of usage is a number of days. */
    sumByKind: async (projectId: string, { from, to }: { from: Date; to: Date }): Promise<TransactionSum[]> => {
      const { rows } = await orm.execute<{ kind: LedgerKind; count: number; cents: string }>(sql`
        with ${linesOf(projectId)}
        select kind, count(*)::int as count, sum(amount_cents) as cents from lines
        where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz
        group by kind`);
      return rows.map(({ kind, count, cents }) => ({ kind, count, amountCents: Number(cents) }));
    },

    /** The balance at midnights (UTC), in the given order. */
    balancesAt: async (projectId: string, midnights: readonly Date[]): Promise<BalanceAt[]> => {
      const { rows } = await orm.execute<{ at: number; cents: string; promo: string }>(sql`
        with ${linesOf(projectId)}, moments as (
          select at, position::int from unnest(${sql.param(midnights.map((at) => at.toISOString()))}::timestamptz[]) with ordinality as m (at, position)
        )
        select position as at, coalesce(sum(amount_cents), 0) as cents, coalesce(sum(promo_cents), 0) as promo
        from moments left join lines on lines.created_at < moments.at
        group by position order by position`);
      return rows.map(({ cents, promo }, index) => ({
        at: midnights[index] ?? new Date(NaN),
        balanceCents: Number(cents),
        promoBalanceCents: Number(promo),
      }));
    },
  };
}

function toLine(row: LineRow): TransactionLine {
  return {
    id: row.id,
    kind: row.kind,
    amountCents: Number(row.amount_cents),
    promoCents: Number(row.promo_cents),
    balanceCents: Number(row.balance_cents),
    idempotencyKey: row.idempotency_key,
    cause: row.cause,
    day: row.day,
    createdAt: new Date(row.created_at),
  };
}
