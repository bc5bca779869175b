import { minted, OPEN, ownerOf, tamperings, WON } from './tampering';

const OWNER = ownerOf(WON);
const REFUSED = "answer->'results'->0->>'order_no' is null and answer is not null";
const OPEN_REQUEST = `(account_id, request_id) = (select account_id, request_id from bets where order_no = ${OPEN})`;
const SEALED = `(select max(last_record_xid) from ledger_seals)`;

/** With insert rights. */
const recorded = (table: string, row: string): string => `
  insert into record_changes (subject, key, state)
  select c.subject, c.key, (select jsonb_object_agg(k, case k
      when 'password_hash' then to_jsonb(encode(sha256(convert_to(t.password_hash_text, 'UTF8')), 'hex')) else t.now->k end)
    from jsonb_object_keys(c.state) k)
  from (select distinct on (key) * from record_changes where subject = '${table}' order by key, id desc) c
  join (${row}) t on t.key = c.key`;
const rowOf = (table: string, key: string, where: string): string =>
  `select ${key}::text as key, to_jsonb(r) as now, to_jsonb(r)->>'password_hash' as password_hash_text from ${table} r where ${where}`;

export const EVIDENCE = tamperings([
  ['country of a bet', 'R30', "update region_decisions set country = 'DE'"],
  ['network of a bet', 'R30', "update region_decisions set network = '10.0.0.0/24'"],
  ['refusal by country turned into a permission', 'R30', 'update region_decisions set allowed = true'],
  ['time of a decision about a country', 'R30', 'update region_decisions set at = at + 1'],
  ['decision about a country deleted', 'R30', 'delete from region_decisions where not allowed'],
  [
    'decision about a country put in',
    'R30',
    `insert into region_decisions (account_id, request_id, country, allowed, at, xid) select ${OWNER}, 'x', 'NL', true, 0, ${SEALED}`,
  ],
  ['hash of a request', 'R30', `update placements set body_hash = 'x' where ${OPEN_REQUEST}`],
  [
    'amount in an answer',
    'R30',
    `update placements set answer = jsonb_set(answer::jsonb, '{amount}', '"1.00"')::json where ${OPEN_REQUEST}`,
  ],
  ['time of a request', 'R30', `update placements set at = at + 1 where ${OPEN_REQUEST}`],
  ['owner of a request', 'I3', `update placements set account_id = account_id + 1 where ${OPEN_REQUEST}`],
  ['request of a bet deleted', 'I3', `delete from placements where ${OPEN_REQUEST}`],
  ['refused request deleted', 'R30', `delete from placements where ${REFUSED}`],
  ['abandoned request deleted', 'R30', 'delete from placements where answer is null'],
  ['answered request turned into an abandoned one', 'I3', `update placements set answer = null where ${OPEN_REQUEST}`],
  [
    'request put in',
    'R30',
    `insert into placements (account_id, request_id, body_hash, answer, at, xid) select ${OWNER}, 'x', '', null, 0, ${SEALED}`,
  ],
  ['password', 'R41', `update accounts set password_hash = 'x' where id = ${OWNER}`],
  ['name to sign in with', 'R41', `update accounts set username = 'x' where id = ${OWNER}`],
  ['currency of an account', 'R41', `update accounts set currency_id = 3 where id = ${OWNER}`],
  ['nickname', 'R41', `update accounts set nickname = 'x' where id = ${OWNER}`],
  ['id of a player outside', 'R41', `update accounts set player_id = gen_random_uuid() where id = ${OWNER}`],
  ['time zone of the betting day', 'R41', `update accounts set time_zone = 'Asia/Tokyo' where id = ${OWNER}`],
  ['account deleted', 'R41', `delete from accounts where id = ${OWNER}`],
  [
    'password with a record that says so',
    'R41',
    `update accounts set password_hash = 'x' where id = ${OWNER}; ${recorded('accounts', rowOf('accounts', 'id', `id = ${OWNER}`))}`,
  ],
  [
    'session opened for somebody else',
    'R41',
    `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at) values ('x', ${OWNER}, 0, 0, 99)`,
  ],
  [
    'ended session opened again',
    'R41',
    "update sessions set ended_at = null, ended_by = null where token_hash = 'ended-session'",
  ],
  [
    'session of another player',
    'R41',
    `update sessions set account_id = account_id - 1 where token_hash = 'open-session'`,
  ],
  ['life of a session', 'R41', "update sessions set expires_at = expires_at + 1 where token_hash = 'open-session'"],
  ['session deleted', 'R41', "delete from sessions where token_hash = 'open-session'"],
  [
    'ended session opened again with a record that says so',
    'R41',
    `update sessions set ended_at = null, ended_by = null where token_hash = 'ended-session';
     ${recorded('sessions', rowOf('sessions', 'token_hash', "token_hash = 'ended-session'"))}`,
  ],
  [
    'facts of a round with a record that says so',
    'I10',
    `update rounds set facts = facts || '{"kills_1":99}' where id = (select min(id) from rounds);
     ${recorded('rounds', rowOf('rounds', 'id', 'id = (select min(id) from rounds)'))}`,
  ],
  [
    'cards of a refresh with a record that says so',
    'I10',
    `update chess_draws set cards = jsonb_set(cards, '{4,hero}', to_jsonb((cards->4->>'hero')::integer % 6 + 1)) where draw = 2;
     ${recorded('chess_draws', rowOf('chess_draws', "account_id || ' ' || draw", 'draw = 2'))}`,
  ],
  ['stake factor that the operator set', 'R41', 'update operator_limits set stake_factor = 1000'],
  ['limits of the operator deleted', 'R41', 'delete from operator_limits'],
  ['own limit raised', 'R41', "update player_limits set value = 999999 where kind = 'day_stake'"],
  ['own limit removed', 'R41', "update player_limits set value = null where kind = 'day_loss'"],
  ['own limit deleted', 'R41', 'delete from player_limits'],
  ['higher limit brought forward', 'R41', 'update player_limits set pending_from = 0 where pending_from is not null'],
  ['higher limit that waits', 'R41', 'update player_limits set pending_value = 999999 where pending_from is not null'],
  [
    'own limit raised with a record that says so',
    'R41',
    `update player_limits set value = 999999 where kind = 'day_loss';
     ${recorded('player_limits', rowOf('player_limits', "account_id || ' ' || kind", "kind = 'day_loss'"))}`,
  ],
  ['freeze ended', 'R41', 'update player_freezes set ended_at = 1, ended_by = 1'],
  ['freeze deleted', 'R41', 'delete from player_freezes'],
  ['exclusion ended', 'R41', 'update player_breaks set until = 0'],
  ['exclusion turned into a time-out', 'R41', "update player_breaks set kind = 'time_out'"],
  ['exclusion deleted', 'R41', 'delete from player_breaks'],
  [
    'player excluded by somebody else',
    'R41',
    `insert into player_breaks values (${OWNER}, 'exclusion', 9000000000000)`,
  ],
  [
    'exclusion ended with a record that says so',
    'R41',
    `update player_breaks set until = 0; ${recorded('player_breaks', rowOf('player_breaks', 'account_id', 'true'))}`,
  ],
  [
    'outcome of a point with a record that says so',
    'R41',
    `update points set outcome = 'lost', result = 'x' where id = (select point_id from bet_legs where order_no = ${WON});
     ${recorded('points', rowOf('points', 'id', `id = (select point_id from bet_legs where order_no = ${WON})`))}`,
  ],
  [
    'close of plays wiped with records that say so',
    'I7',
    `update plays set closed_xid = null; ${recorded('plays', rowOf('plays', 'id', 'status > 2'))}`,
  ],
  ['notice deleted', 'R41', 'delete from notices'],
  ['notice of another bet', 'R41', `update notices set order_no = ${OPEN}`],
  ['facts of a map', 'R41', `update map_results set facts = facts || '{"x":1}'`],
  ['facts of a match', 'R41', `update match_results set facts = facts || '{"x":1}'`],
  ['source of a result', 'R41', "update match_results set source = 'other'"],
  ['result deleted', 'R41', 'delete from map_results'],
  ['result put in', 'R41', `insert into match_results (game_id, facts, source) values (24, '{}', 'feed')`],
  ['facts of an outright', 'R41', `update outright_results set facts = facts || '{"x":1}'`],
  ['reason of a void match', 'R41', "update match_voids set reason = 'other'"],
  ['void match deleted', 'R41', 'delete from match_voids'],
  ['reason of a void play', 'R41', "update play_voids set reason = 'other'"],
  ['void of a play deleted', 'R41', 'delete from play_voids'],
  ['reason of a void ticket', 'R41', "update bet_voids set void_reason = 'cancelled'"],
  ['who voided a ticket', 'R41', "update bet_voids set approved_by = '{Eve,Mal}'"],
  ['void of a ticket deleted', 'R41', 'delete from bet_voids'],
  [
    'void of an open ticket put in',
    'R41',
    `insert into bet_voids values (${OPEN}, 'cancelled', 'by myself', '{Eve,Mal}', 1)`,
  ],
  ['act of an operator', 'R41', "update operator_actions set action = 'other'"],
  ['reason of an act', 'R41', "update operator_actions set reason = 'other'"],
  [
    'act of an operator deleted',
    'R41',
    'delete from operator_actions where id = (select max(id) from operator_actions)',
  ],
  ['moment of an act', 'R41', 'update operator_actions set at = at + 1'],
  ['who approved a correction', 'R41', "update result_revisions set approved_by = '{Eve,Mal}'"],
  ['reason of a corrected result', 'R41', "update result_revisions set reason = 'other'"],
  ['facts before a correction', 'R41', `update result_revisions set facts_before = '{}'`],
  ['correction of a result deleted', 'R41', 'delete from result_revisions'],
  ['who released a value in quarantine', 'R41', "update quarantine set approved_by = '{Eve}' where state = 'released'"],
  ['value in quarantine', 'R41', `update quarantine set event = '{}'`],
  ['value in quarantine deleted', 'R41', 'delete from quarantine'],
  ['anchor of an epoch', 'R41', "update round_epochs set anchor = repeat('0', 64)"],
  ['salt of an epoch', 'R41', "update round_epochs set salt = repeat('0', 64)"],
  ['epoch deleted', 'R41', 'delete from round_epochs'],
  ['line of a salt', 'R41', "update round_salt_lines set line = 'other'"],
  ['line of a salt deleted', 'R41', 'delete from round_salt_lines'],
  ['seed of a round', 'I10', "update rounds set seed = repeat('0', 64)"],
  ['commitment of a round', 'I10', 'update rounds set commitment = seed where id = (select max(id) from rounds)'],
  ['facts of a round', 'R41', `update rounds set facts = facts || '{"kills_1": 99}'`],
  ['round deleted', 'I10', 'delete from rounds where id = (select min(id) + 1 from rounds)'],
  ['round moved to another time', 'I10', 'update rounds set id = id + 100000'],
  ['prices of a list', 'R41', `update chess_lists set list = jsonb_set(list, '{tiers,basic,fee}', '1')`],
  ['hash of a price list', 'R41', "update chess_lists set hash = repeat('0', 64)"],
  ['end of a rented slot', 'R41', 'update chess_players set until_7 = until_7 + 1'],
  ['refreshes of a player', 'I9', 'update chess_players set counter = counter + 1'],
  ['rank of a held card', 'R41', "update chess_cards set rank = rank % 5 + 1 where state = 'held'"],
  ['cost of a held card', 'I9', "update chess_cards set cost = cost + 1 where state = 'held'"],
  ['hero of a bought card', 'I9', "update chess_cards set hero = hero % 6 + 1 where state = 'held' and not is_created"],
  ['star of a merged card', 'I9', 'update chess_cards set star = 1 where is_created'],
  ['sold card held again', 'I9', "update chess_cards set state = 'held', slot = 6 where state = 'sold'"],
  ['two cards moved into a slot', 'I9', "update chess_cards set slot = 5 where state = 'held'"],
  [
    'card put in',
    'I9',
    `insert into chess_cards
    select account_id, id + 1000, hero, rank, star, list, cost, is_created, state, slot + 1, null from chess_cards where state = 'held' limit 1`,
  ],
  ['cards of a draw', 'R41', `update chess_draws set cards = jsonb_set(cards, '{0,star}', '3')`],
  ['refresh without its draw', 'I9', 'delete from chess_draws where draw = 1'],
  ['price of a refresh', 'I9', "update chess_actions set amount = amount + 1 where kind = 'refresh'"],
  ['order of a purchase', 'I9', "update chess_actions set order_no = 'x' || order_no where kind = 'buy'"],
  ['place of a market taken twice', 'I9', "update chess_actions set place = 1 where kind = 'buy' and draw = 1"],
  ['action deleted', 'I9', "delete from chess_actions where kind = 'sell'"],
  ['request of an action', 'R41', "update chess_actions set body_hash = repeat('0', 64) where kind = 'move'"],
  ['find sold without a card', 'I9', minted('chess-direct', "'x'", OWNER, 'house:result')],
  ['revealed seed of auto chess', 'I10', "update chess_seeds set seed = repeat('0', 64) where seed is not null"],
  ['client seed', 'R41', "update chess_seeds set client_seed = 'other' where client_seed is not null"],
  ['seeds to come deleted', 'I10', 'delete from chess_seeds where no = (select max(no) from chess_seeds)'],
  ['record changed', 'R30', `update record_changes set state = '{}' where id = (select min(id) from record_changes)`],
  [
    'time of a record',
    'R30',
    `update record_changes set at = at + interval '1 s' where id = (select min(id) from record_changes)`,
  ],
  [
    'row and its last record changed alike',
    'R30',
    `update player_breaks set until = 0;
     update record_changes c set state = jsonb_set(state, '{until}', '0') where subject = 'player_breaks'`,
  ],
  [
    'row and all its records deleted',
    'R30',
    `delete from player_breaks; delete from record_changes where subject = 'player_breaks'`,
  ],
  ['all records deleted', 'R30', 'delete from record_changes'],
  [
    'record of the past put in',
    'R30',
    `insert into record_changes (subject, key, state, xid) select subject, key, state, xid from record_changes limit 1`,
  ],
]);

const NUMBER = (which: string): string => `number = (select ${which} from ledger_seals)`;

export const SEALS = tamperings([
  ['all seals deleted', 'R30', 'delete from ledger_seals'],
  ['last seal deleted', 'R30', `delete from ledger_seals where ${NUMBER('max(number)')}`],
  [
    'last three seals deleted',
    'R30',
    `delete from ledger_seals where number > (select max(number) - 3 from ledger_seals)`,
  ],
  ['first seal deleted', 'R30', 'delete from ledger_seals where number = 1'],
  ['seal within the chain deleted', 'R30', 'delete from ledger_seals where number = 3'],
  [
    'head of the last seal',
    'R30',
    `update ledger_seals set head = set_bit(head, 7, 1 - get_bit(head, 7)) where ${NUMBER('max(number)')}`,
  ],
  ['head of a seal', 'R30', 'update ledger_seals set head = set_bit(head, 7, 1 - get_bit(head, 7)) where number = 2'],
  ['day of a seal', 'R30', `update ledger_seals set day = day + 1 where ${NUMBER('max(number)')}`],
  ['time of a seal', 'R30', `update ledger_seals set at = at + 1 where ${NUMBER('max(number)')}`],
  [
    'number of transactions of a seal',
    'R30',
    'update ledger_seals set transactions = transactions + 1 where number = 2',
  ],
  ['number of records of a seal', 'R30', 'update ledger_seals set records = records + 1 where number = 2'],
  ['last transaction of a seal', 'R30', 'update ledger_seals set last_id = last_id + 1 where number = 2'],
  ['last record of a seal', 'R30', `update ledger_seals set last_record_xid = '1' where ${NUMBER('max(number)')}`],
  ['seals that cover no records any more', 'R30', 'update ledger_seals set records = null, last_record_xid = null'],
  ['two seals change places', 'R30', 'update ledger_seals set number = 5 - number where number in (2, 3)'],
  [
    'seal put in',
    'R30',
    `insert into ledger_seals select number + 2, day, at, transactions, last_xid, last_id, head, records, last_record_xid from ledger_seals where ${NUMBER('max(number)')}`,
  ],
  ['sign of the last server deleted with all seals', 'R30', 'delete from ledger_seals; delete from leadership'],
]);
