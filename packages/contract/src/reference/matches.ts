import { gameCategorySchema } from '../entities/game-category';
import { handicapItemSchema } from '../entities/handicap-code';
import { mapScoresSchema } from '../entities/map-score';
import { liveStateSchema, matchRowSchema, matchSchema } from '../entities/match';
import { namesSchema } from '../localized';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject } from './fields';
import {
  describeLocalized,
  describeNames,
  EXAMPLE_EVENT,
  EXAMPLE_GAME,
  EXAMPLE_STAGE,
  EXAMPLE_TEAMS,
} from './localized';

const [TEAM_1, TEAM_2] = EXAMPLE_TEAMS;

export const MATCH_REFERENCES = [
  describeObject(namesSchema, 'One text in all eight languages (LANG-3).', describeNames('The text', TEAM_1)),
  describeObject(matchSchema, 'Stable fields of a match: a change of price or score changes none of them.', {
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    game_type_id: ['Id of the game category: 1 League of Legends, 2 Dota 2, 3 CS2, 16 Honor of Kings (GAMES-2).', 1],
    event_id: ['Id of the event (tournament), 1 to 2^53 − 1.', EXAMPLE.eventId],
    kind: [
      '`match`, or `outright` for the champion plays of an event; the two teams of an outright are its favourites, for display only (BET-1); `virtual` for a round of Speed LOL, which no list has (ROUND-1).',
      'match',
    ],
    team_id_1: ['Id of the first team, 1 to 2^53 − 1.', EXAMPLE.teamIds[0]],
    team_id_2: ['Id of the second team, 1 to 2^53 − 1.', EXAMPLE.teamIds[1]],
    ...describeLocalized('team_name_1', 'Name of the first team', TEAM_1),
    ...describeLocalized('team_name_2', 'Name of the second team', TEAM_2),
    ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
    ...describeLocalized('stage_name', 'Name of the stage within the event', EXAMPLE_STAGE),
    start_time: ['Announced start, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
    best_of: ['Maximum number of maps, 1 to 16; usually 1, 2, 3, 5 or 7.', 3],
  }),
  describeObject(liveStateSchema, 'Live fields of a match. Scores are those of the first and the second team.', {
    status: ['Status of the match: 1 not started, 2 live, 3 paused, 4 ended, 5 cancelled (GAMES-8).', 2],
    is_hide: ['1 if the match is hidden from players, otherwise 0 (PUSH-3).', 0],
    round: ['Current map, 1 to 16; 0 before the first and after the last.', 2],
    score_1: ['Maps won by the first team, 0 to 99.', 1],
    score_2: ['Maps won by the second team, 0 to 99.', 0],
    round_score_1: ['Kills or rounds of the first team in the current map, 0 to 999.', 12],
    round_score_2: ['Kills or rounds of the second team in the current map, 0 to 999.', 9],
    clock_s: ['Clock of the current map in whole seconds, 0 to 100000; null if the game has no clock.', 1_325],
  }),
  describeObject(mapScoresSchema._zod.def.element, 'Result of one finished map (DETAIL-1).', {
    round: ['Number of the map, 1 to 16.', 1],
    winner: ['Team id of the winner; null if the map was level or the source does not report it.', EXAMPLE.teamIds[0]],
    score_1: ['Kills or rounds of the first team, 0 to 999; null if the source does not report them.', 24],
    score_2: ['Kills or rounds of the second team, 0 to 999; null if the source does not report them.', 17],
  }),
  describeObject(matchRowSchema, 'One row of the match list (GAMES-5).', {
    match: 'The match.',
    live: 'Its live state.',
    plays: 'Main plays of the match with their points, at most 8.',
    play_count: ['Number of all plays of the match, 0 to 10000.', 34],
    is_favorite: ['1 if the signed-in player marked the match as a favourite, otherwise 0 (GAMES-7).', 1],
    runner_count: [
      'Only for an outright: number of all runners, 0 to 64; the row carries the favourites among them (CONTENT-2).',
      16,
    ],
  }),
  describeObject(gameCategorySchema, 'A game category with its counts and events (GAMES-1).', {
    id: ['Id of the category, 0 to 9999; 0 is all games (GAMES-2).', EXAMPLE.gameTypeId],
    logo: ['Name of a line icon of the client, 1 to 32 lower-case letters, digits and hyphens; never a URL.', 'lol'],
    sort: ['Position in the display order, ascending (GAMES-2).', 1],
    tag_count: [
      'Number of matches for each handicap code (tab of the match list).',
      {
        live: ['Matches in play, 0 to 1000000.', 3],
        today: ['Matches of today, 0 to 1000000.', 18],
        early: ['Matches of later days, 0 to 1000000.', 42],
        pool: ['Matches with a pool, 0 to 1000000.', 5],
        parlay: ['Matches that can join a combo, 0 to 1000000.', 56],
        champion: ['Outrights, 0 to 1000000.', 2],
      },
    ],
    ...describeLocalized('game_name', 'Name of the category', EXAMPLE_GAME),
    events_count: [
      'Events of the category.',
      {
        total: ['Number of matches in all events, 0 to 1000000.', 60],
        events: [
          'Events with their number of matches, at most 1000.',
          {
            event_id: ['Id of the event (tournament), 1 to 2^53 − 1.', EXAMPLE.eventId],
            ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
            match_amount: ['Number of matches of the event, 0 to 1000000.', 12],
          },
        ],
      },
    ],
  }),
  describeObject(handicapItemSchema, 'A handicap tab of the match list (GAMES-5).', {
    code: ['Code of the tab; the number of its matches is in `tag_count` of the category.', 'today'],
  }),
] as const;
