-- For the daily report of the operator: rows of a day, and bets that ended after it, follow the order in which they were stored.
create index ledger_transactions_by_time on ledger_transactions using brin (at);
create index bets_by_end on bets using brin (settle_time);
