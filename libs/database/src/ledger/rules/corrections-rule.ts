/** What is posted by hand has no source but whoever posted it: its cause says why. */
export const correctionsRule = `
    select 'corrections', project_id, id, '', amount_cents::text
    from ledger_entries
    where (kind = 'correction' or (kind in ('refund', 'promo_expiry') and coalesce(cause ->> 'reason', '') not in ('project-deleted', 'credited-after-deletion')))
      and coalesce(btrim(cause ->> 'reason'), '') = ''`;
