-- When news were written, to know how long they wait for the bus.
alter table outbox add column at timestamptz not null default clock_timestamp();

-- When facts came, to know how long their bets wait for their settlement; null of those that came before this was kept.
alter table map_results add column received_at timestamptz;
alter table map_results alter column received_at set default clock_timestamp();
alter table match_results add column received_at timestamptz;
alter table match_results alter column received_at set default clock_timestamp();
alter table outright_results add column received_at timestamptz;
alter table outright_results alter column received_at set default clock_timestamp();
alter table match_voids add column received_at timestamptz;
alter table match_voids alter column received_at set default clock_timestamp();
