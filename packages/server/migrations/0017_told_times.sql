-- Measures the delay to the bus.
alter table outbox add column at timestamptz not null default clock_timestamp();

-- Measures the delay of settlement; null for earlier rows.
alter table map_results add column received_at timestamptz;
alter table map_results alter column received_at set default clock_timestamp();
alter table match_results add column received_at timestamptz;
alter table match_results alter column received_at set default clock_timestamp();
alter table outright_results add column received_at timestamptz;
alter table outright_results alter column received_at set default clock_timestamp();
alter table match_voids add column received_at timestamptz;
alter table match_voids alter column received_at set default clock_timestamp();
