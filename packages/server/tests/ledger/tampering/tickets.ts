import {
  CONFIRMED,
  CORRECTED,
  HELD,
  LOST,
  OPEN,
  OPEN_PARLAY,
  REFUNDED,
  REJECTED,
  SWAPPED,
  tamperings,
  WON,
} from './tampering';

const bet = (set: string, order: string): string => `update bets set ${set} where order_no = ${order}`;
const leg = (set: string, order: string): string =>
  `update bet_legs set ${set} where order_no = ${order} and position = 0`;
const OTHER_SIDE = 'point_id = point_id + case when point_id % 2 = 1 then 1 else -1 end';
const POINT_OF_WON = `(select point_id from bet_legs where order_no = ${WON})`;
const PLAY_OF_WON = `(select play_id from bet_legs where order_no = ${WON})`;
const ALIKE = (table: string): string => `update ${table} set result = 'other'`;

export const TICKETS = tamperings([
  ['stake', 'I3', bet('stake = stake + 1', OPEN)],
  ['payout alone', 'I4', bet('payout = payout + 1', WON)],
  ['highest payout', 'R30', bet('cap = cap - 1', OPEN)],
  ['combined odds', 'R30', bet("odds = '9.999'", OPEN)],
  ['odds allowed to move', 'R30', bet("accept = 'latest'", OPEN)],
  ['time of the bet', 'R30', bet('bet_time = bet_time - 1', OPEN)],
  ['bet handed to another player', 'R30', bet('account_id = (select max(id) from accounts)', OPEN)],
  ['combination of a parlay', 'R30', bet("sizes = '{2}'", OPEN_PARLAY)],
  ['number of combinations', 'R30', bet('lines = lines + 1', OPEN_PARLAY)],
  ['bet turned into one of a pool', 'R30', bet('is_pool = true', OPEN)],
  ['time until a bet was held', 'R30', bet('held_until = held_until + 1', CONFIRMED)],
  ['time of the settlement', 'I4', bet('settle_time = settle_time + 1', WON)],
  ['time of a rejection', 'I4', bet('settle_time = settle_time + 1', REJECTED)],
  ['time of a swap', 'I4', bet('settle_time = settle_time + 1', SWAPPED)],
  ['reason of a rejection', 'R30', bet("reject_reason = 'market_limit'", REJECTED)],
  ['reason of a rejection removed', 'R41', bet('reject_reason = null', REJECTED)],
  ['move that led to a rejection', 'R30', bet("moved_by = 'score'", REJECTED)],
  ['rejected bet accepted', 'I3', bet('receive_status = 0, reject_reason = null', REJECTED)],
  ['lost bet won', 'I4', bet('prize_status = 1', LOST)],
  ['refund turned into a loss', 'I4', bet('is_cancel = 0, prize_status = 2', REFUNDED)],
  ['odds of a settlement in the bet', 'I4', bet("settlement_odds = '7.000'", WON)],
  ['odds of a settlement in an open bet', 'I4', bet("settlement_odds = '7.000'", OPEN)],
  ['odds of a settlement in a swapped ticket', 'R30', bet("settlement_odds = '7.000'", SWAPPED)],
  [
    'odds of a settlement in bet and settlement',
    'R30',
    `${bet("settlement_odds = '7.000'", WON)}; update settlements set settlement_odds = '7.000' where order_no = ${WON}`,
  ],
  ['count of settlements', 'I4', bet('revision = 3', CORRECTED)],
  ['successor of a swapped ticket', 'I5', bet('swapped_to = null', SWAPPED)],
  ['bet deleted', 'I3', `delete from bets where order_no = ${OPEN}`],
  ['held bet deleted', 'I3', `delete from bets where order_no = ${HELD}`],
  [
    'bet put in',
    'I3',
    `create temporary table copied on commit drop as select * from bets where order_no = ${OPEN};
     alter table copied drop column settled_revision;
     update copied set order_no = 'X1';
     insert into bets (order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id)
       select order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id from copied;
     drop table copied`,
  ],
  ['rules of a settlement', 'R30', `update settlements set rules = '{other@1}' where order_no = ${WON}`],
  ['legs of a settlement', 'R30', `update settlements set legs = '[]' where order_no = ${WON}`],
  ['source of a settlement', 'R30', `update settlements set source = 'other' where order_no = ${WON}`],
  [
    'reason of a correction',
    'R30',
    `update settlements set reason = 'other' where order_no = ${CORRECTED} and revision = 2`,
  ],
  [
    'time of a settlement in both places',
    'R30',
    `${bet('settle_time = 7', WON)}; update settlements set at = 7 where order_no = ${WON}`,
  ],
  ['settlement deleted', 'I4', `delete from settlements where order_no = ${WON}`],
  ['price of a leg', 'R30', leg('odd = odd + 1', OPEN)],
  ['version of the price of a leg', 'R30', leg('version = version + 1', OPEN)],
  ['side of a leg', 'R30', leg(OTHER_SIDE, OPEN)],
  ['category of a leg', 'R30', leg('category_id = 3', OPEN)],
  ['leg deleted', 'R30', `delete from bet_legs where order_no = ${OPEN_PARLAY} and position = 1`],
  ['legs deleted', 'R30', `delete from bet_legs where order_no = ${WON}`],
  [
    'legs in another order',
    'R30',
    `update bet_legs set position = 1 - position where order_no = ${OPEN_PARLAY} and position < 2`,
  ],
  [
    'legs of two tickets change places',
    'R30',
    `update bet_legs set order_no = case order_no when ${WON} then ${OPEN} else ${WON} end where order_no in (${WON}, ${OPEN})`,
  ],
  [
    'leg put in',
    'R30',
    `insert into bet_legs (order_no, position, point_id, play_id, game_id, account_id, category_id, odd, version)
     select order_no, 7, point_id, play_id, game_id, account_id, category_id, odd, version from bet_legs where order_no = ${OPEN}`,
  ],
  ['outcome of a leg', 'R41', leg("outcome = 'lost'", WON)],
  ['result of a leg', 'R41', leg("result = '2-1'", WON)],
  ['rule of a leg', 'R41', leg("rule = 'other@1'", WON)],
  [
    'rule of a refunded pool in a leg',
    'R41',
    "update bet_legs set rule = 'match-winner@1' where void_reason = 'pool_refund' and decision = 2",
  ],
  ['dead heat of a leg', 'R41', leg('dead_heat = 2', WON)],
  ['reason of a void leg', 'R41', leg("void_reason = 'no_result'", REFUNDED)],
  ['source of a leg', 'R41', leg("source = 'other'", WON)],
  ['outcome of a corrected leg', 'R41', leg("outcome = 'lost'", CORRECTED)],
  ['outcome of a decided leg of an open parlay', 'R41', leg("outcome = 'half_won'", OPEN_PARLAY)],
  ['outcome of a pending leg', 'R41', leg("outcome = 'won'", OPEN)],
  [
    'outcome of a leg and of its settlement',
    'R30',
    `${leg("outcome = 'lost'", WON)};
     update settlements set legs = jsonb_set(legs, '{0,outcome}', '"lost"') where order_no = ${WON}`,
  ],
  ['market of a bet', 'R30', `update plays set market = 'first_blood' where id = ${PLAY_OF_WON}`],
  ['line of a market', 'R30', `update plays set line = 1500 where id = ${PLAY_OF_WON}`],
  ['map of a market', 'R30', `update plays set round = 2 where id = ${PLAY_OF_WON}`],
  ['pick of an outcome', 'R30', `update points set pick = '{"kind":"draw"}' where id = ${POINT_OF_WON}`],
  ['line of an outcome', 'R30', `update points set line = 500 where id = ${POINT_OF_WON}`],
  ['outcome of a point', 'R41', `update points set outcome = 'lost' where id = ${POINT_OF_WON}`],
  [
    'result of a point and of all its legs',
    'R41',
    `${ALIKE('points')} where id = ${POINT_OF_WON}; ${ALIKE('bet_legs')} where point_id = ${POINT_OF_WON}`,
  ],
  [
    'decision of a point taken back',
    'R41',
    `update points set decision = 0, outcome = null, rule = null, source = null where id = ${POINT_OF_WON}`,
  ],
  ['close of a play wiped', 'R41', 'update plays set closed_xid = null'],
  ['close of a play moved', 'R41', `update plays set closed_xid = '999999999' where closed_xid is not null`],
  ['settled play shown as void', 'R41', `update plays set status = 5 where id = ${PLAY_OF_WON}`],
  ['settled play opened', 'R41', `update plays set status = 1, settled_at = null where id = ${PLAY_OF_WON}`],
  ['time of the start of a match', 'R41', `update plays set started_at = 1 where id = ${PLAY_OF_WON}`],
]);
