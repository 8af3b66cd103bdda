-- How far each chain is, as the gateways last saw it at the installation's own nodes.
create table chain_heads (
  chain text primary key,
  -- When a gateway took on the look that the rest is filled in by; keeps the others from looking too.
  claimed_at timestamptz not null,
  -- Highest block that any node knows, and since when nothing higher is known. Both stay when no node answers; null before the first answer.
  best_block bigint,
  best_block_since timestamptz,
  -- Head of the node that requests go to first; null while none answers.
  endpoint_block bigint,
  nodes smallint not null default 0,
  nodes_answered smallint not null default 0,
  checked_at timestamptz,
  check ((best_block is null) = (best_block_since is null))
);
