-- For the daily report of the operator: cost of the cards that are held now.
create index chess_cards_held on chess_cards (account_id) include (cost) where state = 'held';
