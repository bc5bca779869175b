import { liveViewSchema, objectiveSchema, viewRoundSchema } from '../entities/watch/live-view';
import { liveViewUpdateSchema } from '../push/live-view-update';
import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, describeUnion } from './fields';

const SIDE = '1 is the team `team_id_1` of the match, 2 is `team_id_2`.';
const PAIR = 'Of both sides';
const [ID_1] = EXAMPLE.teamIds;

const SIMULATED = 'Invented fields. With `kills` or `score` the whole match is simulated (VIEW-2).';

const HEAD = {
  game_id: [ID_TEXT.game, EXAMPLE.gameId],
  round: ['Number of the map, 1 to 16.', 2],
  at: ['Time of the state by its source, business time in ms since 1970-01-01 UTC.', EXAMPLE.betTime],
  clock_s: ['Map time in seconds, 0 to 100000; absent if the source has none.', 1_124],
  is_paused: ['1: the map is paused.', 0],
  source: ['Source by the name of the feed.', 'simulator'],
  sides: [
    'The two teams in the order of the match.',
    {
      team_id: ['Id of the team, 1 to 2^53 − 1.', ID_1],
      role: ['What the team plays; absent if the source does not state it.', 'blue'],
    },
  ],
} as const;

/** Live views (VIEW-1). */
export const LIVE_VIEW_REFERENCES = [
  describeObject(objectiveSchema, 'An objective that a side has taken.', {
    kind: ['Kind of the objective.', 'dragon'],
    element: ['Element of a dragon; absent for other kinds.', 'infernal'],
    side: [SIDE, 1],
    at_s: ['Map time in seconds; absent if the source states only the number.', 331],
  }),
  describeObject(viewRoundSchema, 'A finished round.', {
    n: ['Number of the round, 1 to 99.', 1],
    side: [SIDE, 2],
    won_by: ['Why the round was won; absent if it is unknown.', 'elimination'],
  }),
  ...describeUnion(
    liveViewSchema,
    'family',
    'State of a map under way. Fields that the source does not state are absent (VIEW-1, VIEW-2).',
    {
      moba: [
        'Map of a game with towers and gold.',
        {
          family: ['Always `moba`.', 'moba'],
          ...HEAD,
          simulated: [SIMULATED, []],
          kills: [`${PAIR}, 0 to 999.`, [9, 6]],
          kill_steps: [
            'Kills by time, as `[map time in seconds, side]`, at most 200.',
            [
              [183, 1],
              [240, 2],
            ],
          ],
          gold: [`Total gold ${PAIR.toLowerCase()}.`, [31_250, 28_900]],
          towers: ['Towers that each side has destroyed, 0 to 30.', [3, 1]],
          inhibitors: ['Inhibitors or barracks that each side has destroyed.', [0, 0]],
          objectives: 'In the order in which they were taken, at most 64.',
          lead: [
            'Gold of side 1 minus gold of side 2, as `[map time in seconds, difference]`, at most 240 points.',
            [
              [0, 0],
              [30, 120],
            ],
          ],
          draft: [
            'Names of heroes, by side.',
            {
              bans: ['Banned heroes, at most 10 a side.', [['Hero 1'], ['Hero 2']]],
              picks: ['Chosen heroes, at most 5 a side.', [['Hero 3'], ['Hero 4']]],
            },
          ],
        },
      ],
      rounds: [
        'Map of a game of rounds.',
        {
          family: ['Always `rounds`.', 'rounds'],
          ...HEAD,
          simulated: [SIMULATED, []],
          score: [`Rounds won ${PAIR.toLowerCase()}, 0 to 99.`, [7, 5]],
          history: 'Finished rounds in order, at most 99; rounds that the source did not report are missing.',
          swapped_at: ['The teams changed sides after this round; absent before the first change.', 12],
          money: [`Money of all players ${PAIR.toLowerCase()}.`, [21_400, 9_300]],
          equipment: [`Value of the equipment ${PAIR.toLowerCase()}.`, [24_000, 17_500]],
          alive: ['Players alive, 0 to 5.', [4, 3]],
          bomb: ['State of the bomb; absent while it is not planted.', 'planted'],
          round_clock_s: ['Rest of the round in seconds, 0 to 600.', 41],
        },
      ],
    },
  ),
  describeObject(
    liveViewUpdateSchema,
    'Change of a live view (VIEW-5): with `view` the whole view, otherwise `set`, `gone` and new entries of the lists.',
    {
      view: 'The whole view: in a snapshot, at the start of a map, after a correction.',
      set: 'New values of fields other than the lists, by name.',
      gone: ['Names of fields that the view lost.', []],
      lead: 'New points of the gold lead, after those that are known.',
      kill_steps: 'New kills, after those that are known.',
      objectives: 'New objectives, after those that are known.',
      history: 'New rounds, after those that are known.',
    },
  ),
];

export const LIVE_VIEW_CALLS: Pick<CallReferences, 'getLiveView'> = {
  getLiveView: {
    summary: 'Live view of a match',
    description:
      'Returns the state of the map under way, or of the last one during a break (VIEW-1). To follow it, subscribe to the push topic `view:<game_id>`, which exists while there is a view. Refused with `no_match` for an outright and for a match that is unknown, hidden or over.',
    request: { game_id: [ID_TEXT.game, EXAMPLE.gameId] },
    response: ['The view.', { view: 'Null if the source states none, and before the first map.' }],
  },
};
