/** Compares entries of a deletion with the audit log: the whole balance transferred, or the paid part owed and the promo credit expired. */
const closingsRule = `
    select 'closings', coalesce(d.project_id, e.project_id), coalesce(e.id, d.id), coalesce(d.cents::text, ''),
      coalesce((-e.amount_cents)::text, '')
    from (
      select a.id, a.project_id, parts.destination, parts.cents
      from (
        select id, project_id, coalesce(jsonb_path_query_first(changes, '$[*] ? (@.field == "balanceTo").after') #>> '{}', 'expire') as destination,
          (jsonb_path_query_first(changes, '$[*] ? (@.field == "balance").before') #>> '{}')::numeric as cents,
          coalesce((jsonb_path_query_first(changes, '$[*] ? (@.field == "promoBalance").before') #>> '{}')::numeric, 0) as promo_cents
        from audit_entries where action = 'project.delete' and changes @> '[{"field": "balance"}]'
      ) a
      cross join lateral (
        select a.destination, a.cents where a.destination not in ('refund', 'expire')
        union all select 'refund', a.cents - a.promo_cents where a.destination in ('refund', 'expire')
        union all select 'expire', a.promo_cents where a.destination in ('refund', 'expire')
      ) parts (destination, cents)
      where parts.cents <> 0
    ) d full join (
      select *, case kind when 'refund' then 'refund' when 'promo_expiry' then 'expire' else cause ->> 'toProjectId' end as destination
      from ledger_entries where amount_cents < 0
        and (kind = 'transfer' or (kind in ('refund', 'promo_expiry') and cause ->> 'reason' = 'project-deleted'))
    ) e on e.project_id = d.project_id and e.destination = d.destination
    where -e.amount_cents is distinct from d.cents`;

const arrivalsRule = `
    select 'transfers', e.project_id, e.id, coalesce((-o.amount_cents)::text, ''), e.amount_cents::text
    from ledger_entries e left join ledger_entries o on o.kind = 'transfer' and o.project_id = e.cause ->> 'fromProjectId'
      and o.idempotency_key = concat_ws(':', 'transfer', o.project_id, 'out') and o.cause ->> 'toProjectId' = e.project_id
    where e.kind = 'transfer' and e.amount_cents > 0 and -o.amount_cents is distinct from e.amount_cents`;

/**
 * Refunds of money that arrived after the deletion must not exceed what the same transaction credited. The rule `deleted` checks that
 * nothing is kept.
 */
const lateRefundsRule = `
    select 'refunds', e.project_id, e.id, coalesce(b.cents::text, ''), (-e.amount_cents)::text
    from ledger_entries e
    left join ledger_entries c on c.id = e.cause ->> 'creditEntryId' and c.project_id = e.project_id and c.created_at = e.created_at
    left join projects p on p.id = c.project_id and p.deleted_at is not null and c.amount_cents > 0
    left join lateral (
      select sum(amount_cents) as cents from ledger_entries where project_id = p.id and created_at = e.created_at and kind <> 'refund'
    ) b on true
    where e.kind = 'refund' and e.cause ->> 'reason' = 'credited-after-deletion' and (b.cents is null or -e.amount_cents > b.cents)`;

/** Rules for the money of deleted projects: compared with the deletion and with later deposits. */
export const closingRules: readonly string[] = [closingsRule, arrivalsRule, lateRefundsRule];
