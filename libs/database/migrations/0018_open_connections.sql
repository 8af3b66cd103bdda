-- WebSocket connections that are open, as each gateway process says every few seconds. What a process said that died is old after half a minute.
create table open_connections (
  gateway_id text not null,
  project_id text not null,
  api_key_id text not null,
  connections integer not null check (connections > 0),
  reported_at timestamptz not null default now(),
  primary key (gateway_id, api_key_id)
);

create index open_connections_by_project on open_connections (project_id, reported_at);
