-- Who made a project, for the limit of projects that one user makes. Null where nobody is known.

alter table projects add column maker_id text;

-- The audit log knows who made a project; of those older than it the first member, who came with it, is the maker.
update projects set maker_id = coalesce(
  (
    select actor_id
    from audit_entries
    where audit_entries.project_id = projects.id and action = 'project.create'
    order by sequence
    limit 1
  ),
  (
    select user_id
    from members
    where members.project_id = projects.id and members.created_at = projects.created_at
    limit 1
  )
);
