-- With combos of two legs (D10) a system of 15 legs has up to 32,752 combinations.
alter table bets drop constraint bets_lines_check, add constraint bets_lines_check check (lines between 1 and 32752);
