-- Double entry: every ledger entry is a transfer between a project and one account of the company, so the books balance by construction.

alter table ledger_entries add column counter_account text;

-- Entries from before name their other side now; that is the only change ever made to them.
alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries set counter_account = case kind
  when 'deposit' then 'clearing:other'
  when 'usage' then 'income:usage'
  when 'plan' then 'income:plans'
  when 'package' then 'income:packages'
  when 'promo_code' then 'expense:promo-codes'
  when 'referral' then 'expense:referrals'
  else 'equity:corrections'
end;
alter table ledger_entries enable trigger ledger_entries_append_only;

alter table ledger_entries alter column counter_account set not null;
alter table ledger_entries add constraint ledger_entries_counter_account_check check (counter_account in (
  'clearing:cryptocloud', 'clearing:custodial', 'clearing:other', 'income:usage', 'income:plans', 'income:packages', 'income:fees',
  'expense:promo-codes', 'expense:referrals', 'equity:corrections'
));
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'deposit', 'fee', 'usage', 'plan', 'package', 'promo_code', 'referral', 'refund', 'correction'
));

-- Both sides of every entry; over all accounts the sum is zero.
create view ledger_postings as
  select id as entry_id, 'project:' || project_id as account, amount_cents, created_at from ledger_entries
  union all
  select id, counter_account, -amount_cents, created_at from ledger_entries;
