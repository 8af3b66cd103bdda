-- Who a project's statements are made out to. An empty text is a field that was left out.

create table billing_details (
  project_id text primary key references projects (id),
  company_name text not null default '',
  address text not null default '',
  tax_id text not null default '',
  email text not null default '',
  updated_at timestamptz not null default now()
);
