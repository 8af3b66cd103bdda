import { createId, getReferralCode, ledgerEntries, partnerApplications, type Orm, type Transaction } from '@onepoint/database';
import { and, desc, eq, sql } from 'drizzle-orm';
import { refuseUnknownCursor } from '../../paging/cursor.ts';

export type ReferralRewardRow = typeof ledgerEntries.$inferSelect;

interface ReferralCounts extends Record<string, unknown> {
  signUps: number;
  paying: number;
  earned: number;
}

interface ReferralMonthRow extends Record<string, unknown> {
  /** `2026-11`, UTC */
  month: string;
  signUps: number;
  earned: number;
}

export type ReferralsRepository = ReturnType<typeof createReferralsRepository>;

export function createReferralsRepository(orm: Orm) {
  return {
    getCode: (projectId: string): Promise<string> => getReferralCode(orm, projectId),

    count: async (projectId: string): Promise<ReferralCounts> => {
      const { rows } = await orm.execute<ReferralCounts>(sql`
        select
          (select count(*)::int from referrals where referrer_project_id = ${projectId}) as "signUps",
          count(distinct cause ->> 'referralId')::int as paying, coalesce(sum(amount_cents), 0)::float8 as earned
        from ledger_entries where project_id = ${projectId} and kind = 'referral'`);
      return rows[0] ?? { signUps: 0, paying: 0, earned: 0 };
    },

    /** Twelve months up to the current one, with zeros for months without referrals. */
    byMonth: async (projectId: string, now: Date): Promise<ReferralMonthRow[]> => {
      const { rows } = await orm.execute<ReferralMonthRow>(sql`
        with months as (
          select generate_series(this - interval '11 months', this, interval '1 month') as month
          from (select date_trunc('month', ${now}::timestamptz at time zone 'UTC') as this) now
        )
        select to_char(m.month, 'YYYY-MM') as month,
          (select count(*)::int from referrals r where r.referrer_project_id = ${projectId}
            and date_trunc('month', r.created_at at time zone 'UTC') = m.month) as "signUps",
          (select coalesce(sum(l.amount_cents), 0)::float8 from ledger_entries l where l.project_id = ${projectId} and l.kind = 'referral'
            and date_trunc('month', l.created_at at time zone 'UTC') = m.month) as earned
        from months m order by 1`);
      return rows;
    },

    /** Newest first, with one more row than the limit if there is a next page. */
    listRewards: async ({ projectId, lastId, limit }: { projectId: string; lastId?: string | undefined; limit: number }) => {
      const page = await orm
        .select()
        .from(ledgerEntries)
        .where(
          and(
            eq(ledgerEntries.projectId, projectId),
            eq(ledgerEntries.kind, 'referral'),
            lastId === undefined
              ? undefined
              : sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) <
                  (select created_at, id from ledger_entries where id = ${lastId} and project_id = ${projectId})`,
          ),
        )
        .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
        .limit(limit + 1);
      return refuseUnknownCursor(orm, ledgerEntries, { projectId, lastId }, page);
    },
  };
}

export type PartnerApplicationRow = typeof partnerApplications.$inferSelect;

export type PartnershipsRepository = ReturnType<typeof createPartnershipsRepository>;

export function createPartnershipsRepository(orm: Orm) {
  return {
    find: async (projectId: string): Promise<PartnerApplicationRow | null> => {
      const [row] = await orm
        .select()
        .from(partnerApplications)
        .where(eq(partnerApplications.projectId, projectId))
        .orderBy(desc(partnerApplications.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** Null if an application is open or approved. */
    insert: async (
      transaction: Transaction,
      values: Pick<PartnerApplicationRow, 'projectId' | 'company' | 'website' | 'message' | 'createdBy'>,
    ): Promise<PartnerApplicationRow | null> => {
      const [row] = await transaction
        .insert(partnerApplications)
        .values({ id: createId('app'), ...values })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
  };
}
