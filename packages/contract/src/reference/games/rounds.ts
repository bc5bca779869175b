import {
  playedRoundSchema,
  roundEpochSchema,
  roundEventSchema,
  roundFactsSchema,
  roundGameSchema,
  roundPairingSchema,
  roundRefusalsSchema,
  roundSchema,
  saltLineSchema,
} from '../../entities/rounds/round';
import { roundUpdateSchema } from '../../push/round-update';
import type { CallReferences } from '../call-reference';
import { EXAMPLE, ID_TEXT } from '../example-values';
import { describeObject, describeUnion } from '../fields';

type RoundCall =
  'getCurrentRound' | 'getRound' | 'getRoundResults' | 'getRoundChart' | 'getRoundEpochs' | 'addSaltLine';

/** Values of the first vectors of the recipe (ROUND-5). */
const SEED = '2832ce0fa97dddaa295196300b0a495d0e939050997db215c4daf8e316c68059';
const ANCHOR = '372e606333d17379ac4982b2cff4ab20a46a7439d9f4c8bda7bffcac602d5289';
const SALT = 'b39c9d7fe748f76bd6c441d506802124ecc467ae7a1332f3bb39e81cdddaab75';
const ROUND = 14_960_880;
const NOW = 1_795_305_660_000;

const SECOND = ['Game time in seconds, 0 to 10000.', 183] as const;
const SIDE = ['Side of the club that does it: 1 blue, 2 red.', 1] as const;
const MOMENT = { second: SECOND, side: SIDE };
const position = (of: string) => [`Position of ${of}: top, jungle, mid, bot or support.`, 'bot'] as const;
const ROUND_ID = ['Id of the round: business ms / 120000, rounded down.', ROUND] as const;
const PHASE = ['ready, betting, preparing, in_match or ended (ROUND-1).', 'in_match'] as const;
const ENDS = ['First ms of the next phase, business time.', NOW + 50_000] as const;
const TIME = ['Business time of the server, ms since 1970-01-01 UTC.', NOW] as const;
const SPEED = ['Business seconds per second of the wall clock; 1 outside demonstrations.', 1] as const;
const EPOCH = ['Number of the epoch, 1 or more.', 1] as const;
const SCENE_HASH = ['SHA-256 of the events as canonical JSON, hex; null until the match has ended.', null] as const;

const RESULTS = 'side-1 over under under side-1 even over side-1 side-2 side-1 band-37-44 position-bot'.split(' ');

const NO_PLAYS: number[] = [];

const HEAD = {
  round: ROUND_ID,
  number: ['UTC date and number of the day, 001 to 720.', '20261122-481'],
  epoch: EPOCH,
  index: ['Number in its epoch, from 1; part of the text of its draws.', 1],
  commitment: ['SHA-256 of the seed, hex: the seed of the round before, or the anchor.', ANCHOR],
  pairing: 'Clubs and chance, drawn from the commitment.',
  seed: ['Seed, hex; null until the match has ended.', SEED],
  facts: 'Facts, drawn from the seed; null until the match has ended.',
  results: ['Texts of the winning picks in the order of the twelve plays; empty until the match has ended.', RESULTS],
  was_live: ['0 if it was played during an outage; null until the match has ended.', 1],
  void_reason: ['`no_seed`: the seed is lost; `operator`: operators voided plays; null otherwise.', null],
  voided: [
    'Places of the void plays, whose bets are refunded, from 0; `results` has what they would have been.',
    NO_PLAYS,
  ],
} as const;

export const ROUND_REFERENCES = [
  describeObject(roundPairingSchema, 'Clubs of a round, known before it (ROUND-4).', {
    club_1: ['Club of side 1 (blue), 0 to 15 in the published list.', 9],
    club_2: ['Club of side 2 (red), 0 to 15.', 7],
    win_chance: ['Chance of side 1 to win, per cent.', 35],
  }),
  describeObject(roundFactsSchema, 'What decides the markets of a round (ROUND-4).', {
    winner: ['Side that won, 1 or 2.', 1],
    seconds: ['Length of the match, game time in seconds.', 2_229],
    band: ['Index of the length in the bands of the tables, 0 to 9.', 4],
    kills_1: ['Kills of side 1, 0 to 999.', 14],
    kills_2: ['Kills of side 2, 0 to 999.', 12],
    first_blood: ['Side of the first kill.', 1],
    first_dragon: ['Side of the first dragon.', 2],
    first_tower: ['Side that destroyed the first tower.', 1],
    position: position('the player with the first kill'),
  }),
  ...describeUnion(roundEventSchema, 'kind', 'Event of the drawn match; no market depends on one (ROUND-5).', {
    kill: [
      'A kill.',
      { kind: ['Always `kill`.', 'kill'], ...MOMENT, killer: position('the killer'), victim: position('the victim') },
    ],
    tower: [
      'A tower fell.',
      { kind: ['Always `tower`.', 'tower'], ...MOMENT, place: ['top, mid, bot or base.', 'mid'] },
    ],
    dragon: ['A dragon was taken.', { kind: ['Always `dragon`.', 'dragon'], ...MOMENT }],
    victory: ['The match ended.', { kind: ['Always `victory`.', 'victory'], ...MOMENT }],
  }),
  describeObject(playedRoundSchema, 'A round whose match has ended (ROUND-8).', { ...HEAD, scene_hash: SCENE_HASH }),
  describeObject(roundSchema, 'A round: nothing in it is derived from the seed before its time (ROUND-6).', {
    ...HEAD,
    phase: PHASE,
    ends_at: ENDS,
    salt: ['Salt of the epoch, hex.', SALT],
    tables_hash: ['SHA-256 of the tables of odds as canonical JSON, hex.', SEED],
    events: 'Events so far, by time, at most 200.',
    scene_hash: SCENE_HASH,
  }),
  ...describeUnion(roundGameSchema, 'state', 'Speed LOL now: a round, or why the game is paused.', {
    open: [
      'A round runs.',
      {
        state: ['Always `open`.', 'open'],
        now: TIME,
        speed: SPEED,
        round: 'The round.',
        match: 'Its match, of the kind `virtual`.',
        plays: 'Its twelve plays in the order of the page.',
      },
    ],
    paused: [
      'The game is paused.',
      {
        state: ['Always `paused`.', 'paused'],
        now: TIME,
        speed: SPEED,
        reason: [
          '`no_epoch`: the next epoch has not begun; `broken`: its secret is lost; `late`: the round before is not finished; `stopped`: by operators.',
          'no_epoch',
        ],
        until: ['Start of the next epoch, business ms; null if it is unknown.', NOW],
      },
    ],
  }),
  describeObject(roundEpochSchema, 'A chain of seeds with the salt of its players (ROUND-5).', {
    epoch: EPOCH,
    anchor: ['First value of the chain, hex; published before any line.', ANCHOR],
    first_round: ['Id of its first round.', ROUND],
    rounds: ['Number of its rounds, 1 to 10080.', 10_080],
    tables_version: ['Version of the tables of odds.', 'speed-lol@1'],
    tables_hash: ['SHA-256 of these tables, hex.', SEED],
    published_at: ['Publication of the anchor, business ms.', NOW],
    salt_closes_at: ['Lines are accepted before, business ms.', NOW],
    salt: ['SHA-256 of anchor and lines, hex; null until it is closed.', SALT],
    lines: ['Number of lines so far, at most 10000.', 2],
    is_broken: ['1: the secret is lost or does not lead to the anchor.', 0],
  }),
  describeObject(
    roundRefusalsSchema,
    'Refused bets on finished rounds of an epoch, by what they would have become; without stakes above the balance (ROUND-5).',
    {
      currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
      won_bets: ['Bets that would have won, 0 or more.', 3],
      won_stake: ['Their stakes, in whole units.', '60.00'],
      lost_bets: ['Bets that would have lost, 0 or more.', 4],
      lost_stake: ['Their stakes, in whole units.', '75.00'],
    },
  ),
  describeObject(saltLineSchema, 'Line of a player in the salt (ROUND-5).', {
    epoch: EPOCH,
    no: ['Number of the line, from 1.', 1],
    line: ['The line in NFC, at most 64 code points.', 'hello'],
    head: ['Running hash, hex: the salt as it would be without later lines.', SALT],
  }),
  ...describeUnion(roundUpdateSchema, 'kind', 'Update of the topic `round` (ROUND-1).', {
    game: ['Snapshot, start of a round, or a pause.', { kind: ['Always `game`.', 'game'], game: 'The whole game.' }],
    phase: [
      'A phase began.',
      { kind: ['Always `phase`.', 'phase'], round: ROUND_ID, phase: PHASE, now: TIME, ends_at: ENDS },
    ],
    event: [
      'An event of the match, at its time.',
      {
        kind: ['Always `event`.', 'event'],
        round: ROUND_ID,
        no: ['Its index in `events` of the round, from 0.', 0],
        event: 'The event.',
      },
    ],
    result: [
      'The match ended.',
      {
        kind: ['Always `result`.', 'result'],
        round: ROUND_ID,
        seed: ['Seed, hex; null if it is lost.', SEED],
        facts: 'The facts; null if the seed is lost.',
        scene_hash: ['SHA-256 of the events, hex; null if the seed is lost.', SEED],
      },
    ],
    'salt-line': ['A player added a line.', { kind: ['Always `salt-line`.', 'salt-line'], added: 'The line.' }],
  }),
];

/** Speed LOL (ROUND-1). */
export const ROUND_CALLS: Pick<CallReferences, RoundCall> = {
  getCurrentRound: {
    summary: 'Current round of Speed LOL',
    description:
      'Returns the round at the business time of the server with prices and the events so far (ROUND-1, ROUND-3), or why the game is paused. To follow it, subscribe to the push topic `round`. Bets use `playMore`.',
    request: {},
    response: 'The game.',
  },
  getRound: {
    summary: 'Round by its number',
    description:
      'Returns a round with the events so far (ROUND-2). Seed and facts are null until the match has ended. Refused with `no_round` for a number that does not exist and for rounds to come.',
    request: { round: ['UTC date and number of the day, 001 to 720.', '20261122-417'] },
    response: ['The round.', { round: 'The round.' }],
  },
  getRoundResults: {
    summary: 'Rounds of a day',
    description: 'Returns the rounds of a UTC day whose match has ended, newest first (ROUND-8).',
    request: {
      day: ['UTC day.', '2026-11-22'],
      page: ['Page, from 1.', 1],
      page_size: ['Rounds per page, 1 to 100.', 20],
    },
    response: [
      'One page.',
      { rows: 'Rounds, newest first, at most 100.', total: ['Rounds of the day that have ended, 0 to 720.', 480] },
    ],
  },
  getRoundChart: {
    summary: 'Run chart of a market',
    description: 'Returns results of one market in the last rounds that have a result, oldest first (ROUND-8).',
    request: {
      market: ['Market; of `total_kills` the line 26.5, of `duration` 33 minutes.', 'map_winner'],
      count: ['Number of rounds, 1 to 720.', 120],
    },
    response: [
      'Results.',
      {
        results: [
          'Oldest first, at most 720.',
          {
            round: ROUND_ID,
            result: ['Text of the winning pick.', 'side-1'],
            win_chance: ['Chance of side 1 to win, per cent.', 35],
          },
        ],
      },
    ],
  },
  getRoundEpochs: {
    summary: 'Epochs and their salt',
    description: 'Returns the epochs, newest first, and with `epoch` the lines of its salt (ROUND-5).',
    request: {
      epoch: ['Epoch whose lines are returned; absent for none.', 1],
      from_line: ['First line, 1 to 10000. Default: 1.', 1],
    },
    response: [
      'Epochs.',
      {
        epochs: 'Newest first, at most 100.',
        lines: 'Lines of the epoch from `from_line` on, at most 1000.',
        refused: 'Bets of the epoch that were refused before the lock, by currency.',
      },
    ],
  },
  addSaltLine: {
    summary: 'Add a line to the salt',
    description:
      'Adds a line of the player to the salt of the next epoch, one for each account (ROUND-5). Repeating a request returns the stored answer. Refused with `salt_closed` unless an epoch accepts lines.',
    request: {
      line: ['1 to 64 visible characters without line breaks, stored in NFC.', 'hello'],
      request_id: ['Request id that the client chose, 16 to 64 URL-safe characters.', EXAMPLE.requestId],
    },
    response: ['The line.', { added: 'The stored line with its running hash.' }],
  },
};
