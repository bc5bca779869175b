-- Without answer: abandoned before the request arrived, so no bet is accepted under the id (BET-8).
alter table placements alter column answer drop not null;
