import { closingRules } from './closing-rules.ts';

/** Manual entries have no source to compare with, so their cause must give a reason. */
const correctionsRule = `
    select 'corrections', project_id, id, '', amount_cents::text
    from ledger_entries
    where (kind = 'correction' or (kind in ('refund', 'promo_expiry') and coalesce(cause ->> 'reason', '') not in ('project-deleted', 'credited-after-deletion')))
      and coalesce(btrim(cause ->> 'reason'), '') = ''`;

/** Price of a package at the time when the audit log didn't contain the amount. */
const unsaidPackageCents = 4_900;

/**
 * Compares immediate charges for plans and packages with the audit entries of the same transactions: every charge has a purchase, every purchase
 * has a charge, and the amounts agree.
 */
const purchasesRule = `
    select 'purchases', coalesce(a.project_id, e.project_id), coalesce(e.id, a.id), coalesce(a.due_cents::text, ''),
      coalesce((-e.amount_cents)::text, '')
    from (
      select id, project_id, created_at, kind, chosen -> 'after' as chosen,
        coalesce(paid, case kind when 'package' then (chosen ->> 'after')::numeric * ${unsaidPackageCents} end) as due_cents
      from (
        select *, split_part(action, '.', 1) as kind,
          jsonb_path_query_first(changes, '$[*] ? (@.field == "usageCommitment" || @.field == "geyserUsageCommitmentMultiplier")') as chosen,
          (jsonb_path_query_first(changes, '$[*] ? (@.field == "amount").after') #>> '{}')::numeric as paid
        from audit_entries where action in ('plan.change', 'package.change') and actor_id is not null
      ) c
      where paid is not null or (kind = 'package' and (chosen ->> 'after')::numeric > (chosen ->> 'before')::numeric)
    ) a full join (
      select *, cause -> case kind when 'plan' then 'planId' else 'packageCount' end as chosen
      from ledger_entries where kind in ('plan', 'package') and idempotency_key like '%:chosen'
    ) e on e.project_id = a.project_id and e.created_at = a.created_at and e.kind = a.kind and e.chosen = a.chosen
    where -e.amount_cents is distinct from a.due_cents`;

/** Compares credits and fees of payments with the ledger, in both directions. */
const paymentsRule = `
    select 'payments', coalesce(p.project_id, b.project_id), coalesce(p.id, b.payment_id), concat_ws(' ', b.credited, b.fee),
      concat_ws(' ', p.credited_cents, p.fee_cents)
    from payments p full join (
      select project_id, coalesce(cause ->> 'paymentId', id) as payment_id, sum(amount_cents) as credited,
        -coalesce(sum(amount_cents) filter (where kind = 'fee'), 0) as fee
      from ledger_entries where kind in ('deposit', 'fee') or cause ? 'paymentId' or counter_account in ('clearing:cryptocloud', 'clearing:custodial')
      group by 1, 2
    ) b on b.project_id = p.project_id and b.payment_id = p.id
    where (coalesce(p.credited_cents, 0), coalesce(p.fee_cents, 0)) <> (coalesce(b.credited, 0), coalesce(b.fee, 0))`;

/** Compares transfers to deposit addresses with their ledger entries, in both directions. */
const depositsRule = `
    select 'deposits', coalesce(d.project_id, e.project_id), coalesce(d.key, e.idempotency_key), coalesce(d.credited_cents::text, ''),
      coalesce(e.amount_cents::text, '')
    from (
      select d.project_id, concat_ws(':', 'deposit', d.chain_id, d.transaction_hash, d.log_index) as key, p.credited_cents
      from deposits d left join payments p on p.id = d.payment_id and p.project_id = d.project_id where d.payment_id is not null
    ) d full join (select * from ledger_entries where counter_account = 'clearing:custodial') e
      on e.idempotency_key = d.key and e.project_id = d.project_id
    where e.amount_cents is distinct from d.credited_cents`;

/** Compares the last on-chain balance of each address with its transfers in and out up to that block. */
const custodyRule = `
    select 'custody', a.project_id, concat_ws(':', b.chain_id, b.token_address, b.address), b.units::text, coalesce(t.units, 0)::text
    from deposit_balances b join deposit_addresses a on a.address = b.address
    left join lateral (
      select sum(units) as units from (
        select units from deposits d
        where d.chain_id = b.chain_id and d.token_address = b.token_address and d.to_address = b.address and d.block_number <= b.block_number
        union all
        select -units from deposit_sweeps s
        where s.chain_id = b.chain_id and s.token_address = b.token_address and s.from_address = b.address and s.block_number <= b.block_number
      ) moved
    ) t on true
    where b.units is not null and b.units <> coalesce(t.units, 0)`;

const promoCodesRule = `
    select 'promo-codes', coalesce(a.project_id, e.project_id), coalesce(a.code, e.idempotency_key), coalesce(a.amount_cents::text, ''),
      coalesce(e.amount_cents::text, '')
    from promo_code_activations a full join (select * from ledger_entries where kind = 'promo_code') e
      on e.idempotency_key = concat_ws(':', 'promo_code', a.code, a.project_id) and e.project_id = a.project_id
    where e.amount_cents is distinct from a.amount_cents`;

/** Compares referral rewards with `referralRewardCents` of a payment by a referred project. */
const referralsRule = `
    select 'referrals', s.project_id, s.id, coalesce(s.due_cents::text, ''), s.amount_cents::text
    from (
      select e.project_id, e.id, e.amount_cents, case when p.id is not null and e.by_then <= p.credited_cents
          and sum(e.deposit) over (partition by e.payment_id) <= p.credited_cents
        then div(e.by_then * e.share, 10000) - div((e.by_then - e.deposit) * e.share, 10000) end as due_cents
      from (
        select *, cause ->> 'referredPaymentId' as payment_id, (cause ->> 'depositCents')::numeric as deposit,
          (cause ->> 'shareBasisPoints')::numeric as share, substring(idempotency_key from '[0-9]+$')::numeric as by_then
        from ledger_entries where kind = 'referral'
      ) e left join referrals r on r.id = e.cause ->> 'referralId' and r.referrer_project_id = e.project_id
      left join payments p on p.id = e.payment_id and p.project_id = r.referred_project_id
    ) s where s.amount_cents is distinct from s.due_cents`;

/** Finds payments of referred projects within the reward period that have no reward. */
const missingReferralsRule = (shareBasisPoints: number): string => `
    select 'referrals', r.referrer_project_id, p.id, div(c.cents * ${shareBasisPoints}, 10000)::text, ''
    from referrals r
    join projects referrer on referrer.id = r.referrer_project_id and referrer.deleted_at is null
    join payments p on p.project_id = r.referred_project_id and p.credited_cents > 0
    join lateral (
      select sum(amount_cents) as cents from ledger_entries
      where project_id = p.project_id and cause ->> 'paymentId' = p.id and created_at < r.ends_at
    ) c on c.cents * ${shareBasisPoints} >= 10000
    where not exists (
      select from ledger_entries e where e.project_id = r.referrer_project_id and e.kind = 'referral' and e.cause ->> 'referredPaymentId' = p.id
    )`;

/** Compares charges at period ends with their settlements, matched by the key that `settleProject` uses. */
const settlementsRule = `
    select 'settlements', coalesce(s.project_id, e.project_id), coalesce(s.key, e.idempotency_key), coalesce(s.charged_cents::text, ''),
      coalesce((-e.amount_cents)::text, '')
    from (
      select *, concat_ws(':', subject, project_id, to_char(period_ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as key
      from billing_settlements where charged_cents > 0
    ) s full join (select * from ledger_entries where kind in ('plan', 'package') and idempotency_key not like '%:chosen') e
      on e.idempotency_key = s.key and e.project_id = s.project_id
    where -e.amount_cents is distinct from s.charged_cents`;

/**
 * Rules that compare ledger entries with their sources.
 *
 * @param shareBasisPoints minimum referral share of a payment
 */
export const sourceRules = (shareBasisPoints: number): readonly string[] => [
  paymentsRule,
  depositsRule,
  custodyRule,
  promoCodesRule,
  referralsRule,
  missingReferralsRule(shareBasisPoints),
  settlementsRule,
  purchasesRule,
  ...closingRules,
  correctionsRule,
];
