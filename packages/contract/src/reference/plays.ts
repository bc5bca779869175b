import { playSchema } from '../entities/play';
import { pickSchema, pointSchema } from '../entities/point';
import { slipItemSchema, slipPlaySchema } from '../entities/slip-item';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, describeUnion } from './fields';
import { describeLocalized, EXAMPLE_SPECIAL } from './localized';

const PLAY_LINE =
  'Line of a total, race or duration in thousandths, ±10000000: 26.5 kills is 26500; null if the market has none.';
const POINT_LINE =
  'Handicap of this point in thousandths, ±10000000: −1.5 maps is −1500; null if the market has none on its points.';
const NO_PARLAY = '1 if the play cannot join a combo, otherwise 0 (SLIP-6).';
const ROUND = 'Map of the play, 1 to 16; 0 is the whole match (LANG-5).';
const CATEGORY =
  'How the play takes bets: 1 pool (paid at closing odds), 2 fixed odds, 3 live, 4 champion, 5 combo (GAMES-6, BET-2).';
const MARKET = 'Market type; `special` is a play with its own texts in `name_*` and `desc_*` (LANG-3).';
const PLAY_TEXTS = {
  ...describeLocalized('name', 'Title of the play by its source, absent if it gives none,', EXAMPLE_SPECIAL),
  ...describeLocalized('desc', 'Explanation of the play by its source, absent if it gives none,', EXAMPLE_SPECIAL),
};

export const PLAY_REFERENCES = [
  ...describeUnion(
    pickSchema,
    'kind',
    'What a point means, as a code. A team is identified by its id, never by its position in a list.',
    {
      team: [
        'A team of the match.',
        { kind: ['Always `team`.', 'team'], team_id: ['Id of the team.', EXAMPLE.teamIds[0]] },
      ],
      draw: ['A draw.', { kind: ['Always `draw`.', 'draw'] }],
      over: ['Over the line of the play.', { kind: ['Always `over`.', 'over'] }],
      under: ['Under the line of the play.', { kind: ['Always `under`.', 'under'] }],
      odd: ['An odd number.', { kind: ['Always `odd`.', 'odd'] }],
      even: ['An even number.', { kind: ['Always `even`.', 'even'] }],
      yes: ['Yes.', { kind: ['Always `yes`.', 'yes'] }],
      no: ['No.', { kind: ['Always `no`.', 'no'] }],
      score: [
        'An exact score in maps.',
        {
          kind: ['Always `score`.', 'score'],
          score_1: ['Maps won by the first team, 0 to 99.', 2],
          score_2: ['Maps won by the second team, 0 to 99.', 1],
        },
      ],
      band: [
        'A length of the map in game minutes.',
        {
          kind: ['Always `band`.', 'band'],
          from: ['First minute, 0 to 999.', 33],
          to: ['Last minute, included, 0 to 999.', 36],
        },
      ],
      position: [
        'A position of a team of five.',
        {
          kind: ['Always `position`.', 'position'],
          position: ['top, jungle, mid, bot or support.', 'mid'],
        },
      ],
      runner: [
        'A runner of an outright.',
        {
          kind: ['Always `runner`.', 'runner'],
          team_id: ['Id of the team.', EXAMPLE.teamIds[0]],
          names: 'Name of the team in all languages.',
        },
      ],
    },
  ),
  describeObject(pointSchema, 'A point: one outcome with its current price.', {
    point_id: ['Id of the point, 1 to 2^53 − 1; the same as `shop_id` on the slip.', EXAMPLE.pointId],
    pick: 'What the point means.',
    line: [POINT_LINE, null],
    odd: [
      'Current price with three decimals, 1.001 to 1000.000; null while the point has no price. Of a pool: what the stakes so far would pay, 1.000 or more; null without stakes on the point, which takes bets all the same (BET-2).',
      EXAMPLE.odd,
    ],
    version: [ID_TEXT.version, EXAMPLE.version],
    status: ['1 if bets are accepted, 2 if not (PUSH-2).', 1],
    is_cancel: [
      '1 if the point became void before the rest of its play was settled, for example a withdrawn runner; absent otherwise.',
      0,
    ],
    outcome: ['Result once the play is settled; absent otherwise.', 'won'],
  }),
  describeObject(playSchema, 'A play (market) with its points.', {
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    category_id: [CATEGORY, 2],
    round: [ROUND, 0],
    market: [MARKET, 'match_winner'],
    group: ['Group of the match detail in which the play is shown (DETAIL-1).', 'basic'],
    line: [PLAY_LINE, null],
    is_main: ['1 for the main line of its market and map, 0 for an alternative line.', 1],
    no_parlay: [NO_PARLAY, 0],
    settle_at: ['When the price is fixed: `bet` at bet time, `close` at the close of a pool (BET-2).', 'bet'],
    status: [
      '1 open for bets, 2 suspended (prices are shown locked), 3 closed for good, 4 settled, 5 cancelled (PUSH-4).',
      1,
    ],
    is_checked: ['1 while operators review prices or results of the suspended play; absent otherwise.', 0],
    is_hide: ['1 if the play is hidden from players, otherwise 0 (PUSH-3).', 0],
    ...PLAY_TEXTS,
    points: 'Points of the play, at most 64.',
  }),
  describeObject(slipPlaySchema, 'Fields of a play that the slip and tickets store.', {
    category_id: [CATEGORY, 2],
    round: [ROUND, 0],
    market: [MARKET, 'match_winner'],
    line: [PLAY_LINE, null],
    no_parlay: [NO_PARLAY, 0],
    ...PLAY_TEXTS,
  }),
  describeObject(slipItemSchema, 'An item of the bet slip with its current state (SLIP-1).', {
    shop_id: [ID_TEXT.point, EXAMPLE.pointId],
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    match: 'Stable fields of the match.',
    odd: [
      'Price with three decimals, 1.001 to 1000.000; of a pool an estimate, 1.000 or more, null without stakes on the point (BET-2).',
      EXAMPLE.odd,
    ],
    version: [ID_TEXT.version, EXAMPLE.version],
    status: ['1 if bets are accepted, 2 if not (PUSH-2).', 1],
    is_hide: ['1 if the match or the play is hidden, otherwise 0 (PUSH-3).', 0],
    play: 'Fields of the play.',
    pick: 'What the point means.',
    line: [POINT_LINE, null],
  }),
] as const;
