-- Invitations by user id and declined ones, and accounts that were deleted at the identity service.

alter table invitations
  alter column email drop not null,
  add column user_id text,
  add column declined_at timestamptz,
  add constraint invitations_recipient check ((email is null) <> (user_id is null)),
  add constraint invitations_one_answer check (num_nonnulls(accepted_at, revoked_at, declined_at) <= 1);

drop index invitations_open;
drop index invitations_by_email;
-- An email address has an @, a user id has none.
create unique index invitations_open on invitations (project_id, coalesce(email, user_id))
  where accepted_at is null and revoked_at is null and declined_at is null;
create index invitations_by_email on invitations (email);
create index invitations_by_user on invitations (user_id) where user_id is not null;
create index invitations_by_inviter on invitations (invited_by, created_at);

alter table users
  -- The account is gone: this row stays so that a session token that still runs cannot bring the user back.
  add column deleted_at timestamptz,
  -- Memberships and personal data are gone as well.
  add column erased_at timestamptz,
  add constraint users_erased_after_deletion check (erased_at is null or deleted_at is not null);

create index users_to_erase on users (deleted_at) where deleted_at is not null and erased_at is null;

-- Members whom the identity service did not know when it was asked, until it knows them again or their deletion is believed.
create table missing_users (
  user_id text primary key,
  missing_since timestamptz not null,
  checked_at timestamptz not null
);

-- Whom an entry is about: a name can be erased when the account is deleted.
alter table audit_entries add column subject_user_id text;

alter table audit_entries disable trigger audit_entries_append_only;
update audit_entries a set subject_user_id = m.user_id from members m where a.subject_type = 'member' and a.subject_id = m.id;
update audit_entries a set subject_user_id = known.actor_id
  from (select distinct subject_id, actor_id from audit_entries where action in ('invitation.accept', 'member.leave') and actor_id is not null) known
  where a.subject_type = 'member' and a.subject_id = known.subject_id and a.subject_user_id is null;
alter table audit_entries enable trigger audit_entries_append_only;

create index audit_entries_by_subject_user on audit_entries (subject_user_id) where subject_user_id is not null;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- The one change: the name of a person who deleted their account is emptied. What happened, to what, by whom and when stays as it is.
  if tg_op = 'UPDATE' then
    if old.subject_type in ('member', 'invitation') and new.subject_name = ''
      and to_jsonb(new) - 'subject_name' = to_jsonb(old) - 'subject_name' then
      return new;
    end if;
  end if;
  raise exception 'audit_entries is append-only' using errcode = 'integrity_constraint_violation';
end $$;
