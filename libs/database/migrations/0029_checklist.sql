-- When a member dismissed the project's setup checklist. Members from before the checklist existed are past the setup.

alter table members add column checklist_dismissed_at timestamptz;

update members set checklist_dismissed_at = now();

-- Whether a user ever created a project, before they get a first one.
create index projects_by_maker on projects (maker_id) where maker_id is not null;
