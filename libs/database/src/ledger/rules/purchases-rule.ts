/** What a package cost as long as the audit log did not say what was paid. */
const unsaidPackageCents = 4_900;

/**
 * What somebody chose and paid at once against what the audit log says of it, which the same transaction wrote. Neither is without the other: nothing is
 * charged that nobody chose, no packages are given away, and what was paid is what was written down.
 */
export const purchasesRule = `
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
