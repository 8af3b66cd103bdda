/**
 * Promo credit against a replay of the entries, which the view `ledger_promo_replay` does with the rule of the trigger. Refunds from before migration
 * 0026 may contain promo credit: they were promised then.
 */
export const promoRules: readonly string[] = [
  `
    select 'promo-balance' as rule, p.id as project_id, null::text as at, coalesce(r.cents, 0)::text as expected, p.promo_balance_cents::text as found
    from projects p left join (select project_id, sum(replayed_cents) as cents from ledger_promo_replay group by 1) r on r.project_id = p.id
    where p.promo_balance_cents <> coalesce(r.cents, 0) or p.promo_balance_cents not between 0 and greatest(p.balance_cents, 0)`,
  `
    select 'promo-entries', project_id, entry_id, replayed_cents::text, promo_cents::text
    from ledger_promo_replay where promo_cents <> replayed_cents`,
  `
    select 'promo-refunds', project_id, id, '0', (-promo_cents)::text
    from ledger_entries
    where counter_account = 'liability:refunds-payable' and promo_cents <> 0
      and created_at > (select applied_at from schema_migrations where name like '0026%')`,
];
