-- How often an invitation was emailed, and when last. The link of each email contains the number, so that sending again ends the links before.

alter table invitations
  add column send_count integer not null default 1 check (send_count > 0),
  add column sent_at timestamptz;
update invitations set sent_at = created_at;
alter table invitations
  alter column sent_at set default now(),
  alter column sent_at set not null;
