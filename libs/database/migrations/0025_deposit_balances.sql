-- Deposits are compared with the chain: what left deposit addresses, and what they hold.

-- Token transfers out of deposit addresses, by whoever holds the keys.
create table deposit_sweeps (
  chain_id bigint not null,
  transaction_hash text not null check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  log_index integer not null check (log_index >= 0),
  block_number bigint not null,
  block_hash text not null,
  token_address text not null,
  from_address text not null,
  to_address text not null,
  -- In the token's smallest unit.
  units numeric(78, 0) not null check (units > 0),
  created_at timestamptz not null default now(),
  primary key (chain_id, transaction_hash, log_index)
);

create index deposit_sweeps_by_address on deposit_sweeps (chain_id, token_address, from_address);
create index deposits_by_address on deposits (chain_id, token_address, to_address);

-- What each address held of each token when it was last read, and how far the search for a difference has come.
create table deposit_balances (
  chain_id bigint not null,
  token_address text not null,
  address text not null references deposit_addresses (address),
  -- Null until it has been read.
  units numeric(78, 0),
  block_number bigint,
  -- Transactions that the address had sent by then, and how many of them are known to be no transfers of a token.
  sent bigint,
  sent_otherwise bigint not null default 0,
  read_at timestamptz,
  next_read_at timestamptz not null default now(),
  -- The block below which a search goes on, and the one where it ends; null while nothing is searched for.
  search_below bigint,
  search_floor bigint,
  -- Searches in a row that found nothing.
  searches integer not null default 0,
  primary key (chain_id, token_address, address),
  check ((units is null) = (block_number is null) and (units is null) = (sent is null)),
  check ((search_below is null) = (search_floor is null))
);

create index deposit_balances_by_next_read on deposit_balances (chain_id, next_read_at);
