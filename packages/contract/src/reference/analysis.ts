import {
  analysisRateSchema,
  analysisTeamSchema,
  analysisTotalSchema,
  playLookBackSchema,
  pointLookBackSchema,
  recentDataSchema,
  shareAboveSchema,
  teamLookBackSchema,
  thresholdSchema,
} from '../entities/analysis';
import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject } from './fields';

const [ID_1] = EXAMPLE.teamIds;
const TEAM = 'Id of the team, 1 to 2^53 − 1.';

const TALLY = {
  won: ['Times the point would have won.', 14],
  lost: ['Times it would have lost.', 6],
  pushed: ['Times the stake, or half of it, would have been returned by the result.', 0],
  voided: ['Times it would have been void, such as for a missing fact.', 1],
  matches: ['Number of different matches among won and lost.', 9],
} as const;

/** STATS. */
export const ANALYSIS_CALLS: Pick<CallReferences, 'getAnalysis' | 'getPriceSteps'> = {
  getAnalysis: {
    summary: 'Analysis of a match',
    description:
      'Returns the last matches of both teams, their meetings, thresholds, and how each point on sale would have been settled in past matches, by the rules that settle it (STATS-4 to STATS-8). Facts that were not known at `until` do not count (STATS-9).',
    request: {
      game_id: [ID_TEXT.game, EXAMPLE.gameId],
      hidden: ['Matches that no number counts because the player has not seen their results, at most 30.', []],
    },
    response: [
      'The analysis.',
      {
        analysis: [
          'Null for an unknown match and for an outright.',
          {
            game_type_id: ['Id of the game category, 0 to 9999.', EXAMPLE.gameTypeId],
            until: [
              'Matches that ended before count: start of the match, or now if that is earlier, business time in ms.',
              EXAMPLE.startTime,
            ],
            teams: 'The first and the second team of the match.',
            meetings: [
              'Last ten meetings in three years.',
              {
                rows: 'Newest first, at most 10, hidden ones included.',
                won_1: ['Meetings that the first team of this match won.', 3],
                won_2: ['Meetings that the second team won.', 1],
                drawn: ['Meetings without a winner.', 0],
              },
            ],
            thresholds: 'Fixed lines of the game (STATS-5); empty for a game without them.',
            plays: 'Open and suspended plays by map and id, at most 500, without champion and special ones.',
          },
        ],
      },
    ],
  },
  getPriceSteps: {
    summary: 'Prices of a play since it opened',
    description:
      'Returns the stored prices of each point, oldest first: the opening price, then at most one in two minutes. Prices of plays that closed are stored for a week.',
    request: { play_info_id: [ID_TEXT.play, EXAMPLE.playId] },
    response: [
      'The prices.',
      {
        points: [
          'Points with a stored price, at most 64; empty for an unknown play and for a pool.',
          {
            point_id: [ID_TEXT.point, EXAMPLE.pointId],
            steps: [
              'Oldest first, at most 120.',
              {
                at: ['When the price was stored, business time in ms.', EXAMPLE.startTime],
                odd: ['The price.', EXAMPLE.odd],
              },
            ],
          },
        ],
      },
    ],
  },
};

/** Parts of an analysis. */
export const ANALYSIS_REFERENCES = [
  describeObject(analysisRateSchema, 'How often something happened.', {
    hits: ['Times it happened.', 14],
    count: ['Times it is known whether it happened.', 20],
    matches: ['Number of different matches among these.', 9],
  }),
  describeObject(analysisTotalSchema, 'A sum; divided by `count` it is the mean.', {
    sum: ['Sum of the known values.', 540],
    count: ['Number of known values.', 20],
  }),
  describeObject(recentDataSchema, 'Facts of the maps of the last ten matches; missing facts do not count (STATS-4).', {
    maps: ['Maps that were played to the end.', 23],
    own: 'Kills or rounds of the team.',
    opposing: 'Kills or rounds of its opponents.',
    both: 'Kills or rounds of both teams.',
    length: 'Lengths in seconds.',
    first_blood: 'First kill by the team.',
    first_tower: 'First tower by the team.',
    pistols: 'Pistol rounds won by the team.',
  }),
  describeObject(analysisTeamSchema, 'A team with its last ten matches in two years (STATS-4).', {
    team_id: [TEAM, ID_1],
    rows: 'Newest first, at most 10, hidden ones included.',
    won: ['Matches won.', 7],
    drawn: ['Matches without a winner.', 0],
    lost: ['Matches lost.', 3],
    recent: 'Facts of their maps.',
  }),
  describeObject(teamLookBackSchema, 'Settlement on the last matches of one team (STATS-6).', {
    team_id: [TEAM, ID_1],
    ...TALLY,
  }),
  describeObject(pointLookBackSchema, 'How a point would have been settled in past matches (STATS-6).', {
    point_id: [ID_TEXT.point, EXAMPLE.pointId],
    ...TALLY,
    teams: 'By team: one for a point on a team, otherwise two; a meeting is in both.',
  }),
  describeObject(shareAboveSchema, 'Maps above a line in the 90 days before the day of the match (STATS-8).', {
    above: ['Maps above the line.', 61],
    maps: ['Maps above or below it.', 162],
    scope: ['`event`, or `game` if the event has fewer than 50 maps.', 'event'],
  }),
  describeObject(playLookBackSchema, 'A play on sale, settled on past matches (STATS-6).', {
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    points: 'In the order of the play.',
    share: 'Of all maps; null unless the play is a total or the length of a map.',
  }),
  describeObject(thresholdSchema, 'A fixed line of the game (STATS-5).', {
    market: ['What is compared with the line.', 'total_kills'],
    line: ['Line in thousandths of kills, rounds or minutes.', 26_500],
    teams: 'Maps above (`won`) and below (`lost`) of each team.',
    share: 'Of all maps.',
  }),
] as const;
