import { describeObject, type SchemaReference } from '../fields';
import { ANNOUNCEMENT_REFERENCES, ANNOUNCEMENT_TEXTS } from './announcement-calls';
import { WALLET_REFERENCES } from './wallet-calls';
import { WEBHOOK_REFERENCES } from './webhook-events';
import {
  balanceAnswer,
  betsAnswer,
  dailyReportAnswer,
  endedAnswer,
  ledgerEntry,
  ledgerTransaction,
  limitsAnswer,
  operatorBet,
  operatorBetLeg,
  operatorLimitsAnswer,
  playerAnswer,
  reportRow,
  sessionAnswer,
  transactionsAnswer,
  transferAnswer,
} from '../../operator/answers';
import {
  balanceBody,
  dayQuery,
  openSessionBody,
  pageQuery,
  playerLimitsBody,
  transferBody,
} from '../../operator/bodies';
import { type OperatorCallName, playerParams } from '../../operator/operator-calls';

const EXAMPLE = {
  playerId: 'user-1024',
  orderNo: '01KAMWD4M0S6ZJ3V8Q2T5X7Y9B',
  at: '2026-01-01T12:10:00.000Z',
  until: '2026-07-01T00:00:00.000Z',
  next: 'YmV0cyA4MTcgMTIwNA',
} as const;

const PLAYER_ID = [
  "The operator's id of the player, 1 to 64 characters without control characters.",
  EXAMPLE.playerId,
] as const;
const CURRENCY = ['Currency of all amounts beside it, ISO 4217.', 'CNY'] as const;
const CURSOR_TEXT = 'Pass it as `cursor` to read on, now or later; null if the list was always empty.';
const MORE_TEXT = 'Whether the next page has items already.';
const UNTIL_TEXT = 'No bets before this moment of business time; null: not excluded.';

interface CallText {
  readonly summary: string;
  readonly description: string;
}

export const OPERATOR_TEXTS: Readonly<Record<OperatorCallName, CallText>> = {
  openSession: {
    summary: 'Open a session',
    description:
      'Opens a session for a player and creates the player at the first one. The token goes into the mount option `token`. The currency of a known player never changes.',
  },
  endSessions: {
    summary: 'End the sessions of a player',
    description:
      'Calls of the ended sessions are answered with code 602; push connections of all processes close within a second.',
  },
  transferMoney: {
    summary: 'Deposit or withdraw',
    description:
      'Moves money between the cashier of the operator and the internal wallet. A `transfer_id` moves money once, for good.',
  },
  reportBalance: {
    summary: 'Report a balance of the seamless wallet',
    description:
      'The player sees it at once, as after an answer of the wallet. Moves no money; refused with the internal wallet.',
  },
  readPlayer: {
    summary: 'Balance, limits and open bets',
    description:
      'Reads the balance of a player, the limits that the player and the operator have set, and what open bets can pay.',
  },
  limitPlayer: {
    summary: 'Limit a player',
    description:
      'Replaces all limits that the operator has set; a missing field is no limit. The strictest of house, operator and player counts. What the player has set stays: a looser value, or an earlier end of a self-exclusion, is refused and changes nothing.',
  },
  ...ANNOUNCEMENT_TEXTS,
  listBets: {
    summary: 'Bets, in the order of placement',
    description:
      'Each bet once, in its present state. A bet that is placed later comes after every cursor that was given out.',
  },
  listTransactions: {
    summary: 'Transactions of the ledger',
    description:
      'The whole ledger for reconciliation: the entries of each transaction add up to 0. A transaction that is committed later comes after every cursor that was given out.',
  },
  reportDay: {
    summary: 'Report of a day',
    description:
      'Sums of ledger entries for a day of business time in UTC, by currency, game and market, without simulated players. Gross gaming revenue is settled stakes less returns; corrections count on the day on which they are made.',
  },
};

const BODIES: readonly SchemaReference[] = [
  describeObject(playerParams, 'Parameters of the path.', { player_id: PLAYER_ID }),
  describeObject(openSessionBody, 'A player for whom a session is opened.', {
    player_id: PLAYER_ID,
    currency: CURRENCY,
    lang: [
      'Language of a new player: 1 zh-CN, 2 en-US, 3 zh-TW, 4 th-TH, 5 vi-VN, 6 in-ID, 7 ja-JP, 8 ko-KR; default 2.',
      2,
    ],
    nickname: ['Name that a new player sees, up to 32 characters; default: the id.', 'Mika'],
    time_zone: ['Time zone of the betting day of a new player, IANA name; default UTC.', 'Asia/Tokyo'],
  }),
  describeObject(transferBody, 'Money to move.', {
    transfer_id: ["The operator's own id of the transfer, 1 to 64 characters; never used twice.", 'tx-20260101-0042'],
    player_id: PLAYER_ID,
    kind: ['`deposit` into the wallet or `withdrawal` from it.', 'deposit'],
    amount: ['Whole minor units as text, 1 or more, up to 30 digits.', '50000'],
    currency: CURRENCY,
  }),
  describeObject(balanceBody, 'The balance in the wallet of the operator.', {
    balance: ['Whole minor units as text, from 0, in the currency of the player.', '1298050'],
  }),
  describeObject(playerLimitsBody, 'Limits that the operator sets.', {
    day_stake: ['Highest stakes of a betting day, whole minor units as text.', '500000'],
    day_loss: ['Highest net loss of a betting day, whole minor units as text.', '200000'],
    session_minutes: ['Longest use of a day, 1 to 1,440 minutes.', 180],
    stake_factor: ['Thousandths of the limits of the house for stakes and payouts, 1 to 1,000; default 1,000.', 250],
    excluded_until: ['No bets before this moment of business time.', EXAMPLE.until],
  }),
  describeObject(pageQuery, 'Which page.', {
    cursor: ['`next` of the page before; missing: from the beginning.', EXAMPLE.next],
    limit: ['Most items, 1 to 500; default 100.', '100'],
  }),
  describeObject(dayQuery, 'Which day.', { date: ['Day of business time in UTC.', '2026-01-01'] }),
];

const PLAYER_ANSWERS: readonly SchemaReference[] = [
  describeObject(sessionAnswer, 'The session.', {
    token: ['Token for the mount option `token`.', 'tUq4Zc9Yw1Rk8Hs2Lp6Vx0Bn'],
    expires_at: ['End of the session at the latest.', EXAMPLE.until],
  }),
  describeObject(endedAnswer, 'What ended.', { ended: ['Number of sessions that were active.', 1] }),
  describeObject(transferAnswer, 'The transfer.', {
    transfer_id: ['Id of the transfer, as given.', 'tx-20260101-0042'],
    player_id: PLAYER_ID,
    kind: ['`deposit` or `withdrawal`.', 'deposit'],
    amount: ['Moved amount, minor units.', '50000'],
    balance: ['Balance after the transfer, minor units.', '1298050'],
    currency: CURRENCY,
    at: ['Business time of the transfer.', EXAMPLE.at],
  }),
  describeObject(balanceAnswer, 'What the player sees.', {
    player_id: PLAYER_ID,
    balance: ['Balance, minor units.', '1298050'],
    currency: CURRENCY,
  }),
  describeObject(limitsAnswer, 'Limits that the player has set; null: none.', {
    day_stake: ['Highest stakes of a betting day, minor units.', '300000'],
    day_loss: ['Highest net loss of a betting day, minor units.', null],
    session_minutes: ['Longest use of a day in minutes.', 120],
    excluded_until: [UNTIL_TEXT, null],
  }),
  describeObject(operatorLimitsAnswer, 'Limits that the operator has set; null: none.', {
    day_stake: ['Highest stakes of a betting day, minor units.', '500000'],
    day_loss: ['Highest net loss of a betting day, minor units.', '200000'],
    session_minutes: ['Longest use of a day in minutes.', 180],
    excluded_until: [UNTIL_TEXT, null],
    stake_factor: ['Thousandths of the limits of the house.', 250],
  }),
  describeObject(playerAnswer, 'A player.', {
    player_id: PLAYER_ID,
    nickname: ['Name that the player sees.', 'Mika'],
    currency: CURRENCY,
    balance: ['Balance, minor units.', '1248050'],
    debt: [
      'What the player owes after a correction that took back a payout, minor units; later payouts repay it.',
      '0',
    ],
    open_stakes: ['Stakes of bets that have no result yet, minor units.', '20000'],
    open_liability: ['What these bets return if all their legs win, minor units; without pools.', '39100'],
    own_limits: 'Limits that the player has set.',
    operator_limits: 'Limits that the operator has set.',
  }),
];

const LIST_ANSWERS: readonly SchemaReference[] = [
  describeObject(operatorBetLeg, 'A leg of a bet.', {
    game_id: ['Id of the match.', 1204],
    game_type_id: ['Id of the game, such as League of Legends.', 1],
    play_id: ['Id of the market of the match.', 310],
    point_id: ['Id of the outcome.', 5101],
    market: ['Type of the market.', 'match_winner'],
    odds: ['Price at bet time, three decimals; of a pool an estimate.', '1.955'],
    outcome: ['`pending`, `won`, `lost`, `half_won`, `half_lost`, `push`, `void` or `dead_heat`.', 'pending'],
  }),
  describeObject(operatorBet, 'A bet.', {
    order_no: ['Order number of the bet.', EXAMPLE.orderNo],
    player_id: ["The operator's id of the player; null: a player whom the operator did not open.", EXAMPLE.playerId],
    kind: ['`single` or `parlay`.', 'single'],
    state: [
      '`held` (in-play delay), `open`, `rejected`, `swapped` (moved to another bet), `void` or `settled`.',
      'open',
    ],
    currency: CURRENCY,
    stake: ['Total stake, minor units.', '10000'],
    odds: ['Combined price at bet time.', '1.955'],
    payout: ['What was paid, minor units; null: no result yet.', null],
    placed_at: ['Business time of the placement.', EXAMPLE.at],
    settled_at: ['Business time of the last settlement; null: no result yet.', null],
    revision: ['Number of settlements, more than 1 after a correction.', 0],
    legs: 'Legs, in the order of the ticket.',
  }),
  describeObject(betsAnswer, 'A page of bets.', {
    items: 'The bets.',
    next: [CURSOR_TEXT, EXAMPLE.next],
    has_more: [MORE_TEXT, false],
  }),
  describeObject(ledgerEntry, 'An entry of the ledger.', {
    account: [
      '`player`, `debt` (of a player), `operator:clearing`, `operator:awaiting`, `operator:payable`, or an account of the house such as `house:stakes`.',
      'player',
    ],
    player_id: ["The operator's id of the player; null for other accounts.", EXAMPLE.playerId],
    currency: CURRENCY,
    amount: ['Minor units; credits are positive.', '-10000'],
  }),
  describeObject(ledgerTransaction, 'A transaction of the ledger.', {
    transaction_id: ['Id of the transaction.', '1204'],
    kind: [
      '`stake`, `confirm`, `reject` (of a held bet), `settlement`, `reversal` (before a corrected settlement), `swap`, `pool-close`, `deposit`, `withdrawal`, `chess-refresh`, `chess-slot`, `chess-buy`, `chess-sell`, `chess-direct` or another.',
      'stake',
    ],
    order_no: ['The bet, or the action of auto chess; null: neither.', EXAMPLE.orderNo],
    transfer_id: ["The operator's id of the transfer; null: no transfer.", null],
    at: ['Business time.', EXAMPLE.at],
    entries: 'Entries, which add up to 0 in each currency.',
  }),
  describeObject(transactionsAnswer, 'A page of transactions.', {
    items: 'The transactions.',
    next: [CURSOR_TEXT, EXAMPLE.next],
    has_more: [MORE_TEXT, false],
  }),
  describeObject(reportRow, 'Sums of one market type of one game in one currency, minor units.', {
    currency: CURRENCY,
    game_type_id: ['Id of the game, 901: Speed LOL, 902: auto chess; null: bets on several games.', 1],
    market: ['Type of the market; `combo`: bets with several legs; `cards`: auto chess.', 'match_winner'],
    bets: ['Number of bets whose stake became final on the day; of `cards` the fees, rents and purchases.', 3],
    turnover: ['Stakes that became final on the day, less those that were swapped.', '30000'],
    settled_stakes: ['Stakes of bets that were settled on the day.', '20000'],
    returns: ['What was paid to players for them, refunds included.', '19550'],
    ggr: ['Gross gaming revenue: `settled_stakes` less `returns`.', '450'],
    open_stakes: [
      'Stakes without a result at the end of the day, held ones included; of `cards` the cost of the cards in backpacks.',
      '10000',
    ],
  }),
  describeObject(dailyReportAnswer, 'The report.', {
    date: ['The day.', '2026-01-01'],
    is_complete: ['False: the day is not over.', true],
    rows: 'Sums; what has no movement and no open stake is missing.',
  }),
];

/** Descriptions and examples of all schemas of the operator API. */
export const OPERATOR_REFERENCES: readonly SchemaReference[] = [
  ...BODIES,
  ...PLAYER_ANSWERS,
  ...LIST_ANSWERS,
  ...ANNOUNCEMENT_REFERENCES,
  ...WALLET_REFERENCES,
  ...WEBHOOK_REFERENCES,
];
