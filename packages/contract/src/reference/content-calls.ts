import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { RECOMMENDATION } from './home';
import { describeLocalized, EXAMPLE_EVENT } from './localized';

type ContentCall =
  'getSchedule' | 'getScheduleDays' | 'getResults' | 'getMatchResult' | 'getEvents' | 'getEvent' | 'getTeam' | 'search';

const GAME = 'Id of the category, 0 to 9999; 0 selects all games.';
const EVENT = 'Id of the event (tournament), 1 to 2^53 − 1.';
const TEAM = 'Id of the team, 1 to 2^53 − 1.';

/** Calls that read schedule, results, events and teams. */
export const CONTENT_CALLS: Pick<CallReferences, ContentCall> = {
  getSchedule: {
    summary: 'Matches to come',
    description:
      'Returns the matches that have not ended and begin within a period, by start. The client computes the bounds of the day in the time zone of the player.',
    request: {
      from: ['First start, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
      minutes: ['Length of the period in minutes, 1 to 11520 (eight days).', 1_440],
      game_type_id: [GAME, 0],
      event_id: [`${EVENT} Absent for all events.`, EXAMPLE.eventId],
      team_id: [`${TEAM} Absent for all teams.`, EXAMPLE.teamIds[0]],
    },
    response: [
      'Matches of the period.',
      {
        rows: ['At most 1000, by start.', { match: 'The match.', live: 'Its live state.' }],
        slots:
          'Matches of brackets whose teams are not known, at most 200, by planned start; empty with a filter by team.',
      },
    ],
  },
  getScheduleDays: {
    summary: 'Matches per day',
    description:
      'Returns the number of matches per day: matches to come by their start, finished ones by their end (SCHED-1).',
    request: {
      bounds: [
        'Local midnights of the player, ascending, 2 to 36, at most 40 days apart, business time in ms.',
        [EXAMPLE.startTime, EXAMPLE.startTime + 86_400_000],
      ],
      game_type_id: [GAME, 0],
      event_id: [`${EVENT} Absent for all events.`, EXAMPLE.eventId],
      team_id: [`${TEAM} Absent for all teams.`, EXAMPLE.teamIds[0]],
    },
    response: [
      'Counts.',
      {
        days: [
          'One entry for each period between two bounds.',
          {
            scheduled: ['Matches that begin in the period and have not ended.', 12],
            finished: ['Matches that ended in it.', 30],
          },
        ],
      },
    ],
  },
  getResults: {
    summary: 'Finished matches',
    description: 'Returns finished and void matches, newest first, in pages of 50 (RESULT-1).',
    request: {
      game_type_id: [GAME, 0],
      event_id: [`${EVENT} Absent for all events.`, EXAMPLE.eventId],
      team_id: [`${TEAM} Absent for all teams.`, EXAMPLE.teamIds[0]],
      from: ['Earliest end, business time in ms; absent for no bound.', EXAMPLE.startTime],
      to: ['End before this time, business time in ms; absent for no bound.', EXAMPLE.dayEnd],
      only_corrected: ['1 selects matches with a corrected result.', 0],
      cursor: ['`next_cursor` of the page before; null for the first page.', null],
    },
    response: [
      'One page.',
      {
        rows: 'Matches, newest end first, at most 50.',
        next_cursor: ['Cursor of the next page; null on the last page.', `${EXAMPLE.endTime}-${EXAMPLE.gameId}`],
      },
    ],
  },
  getMatchResult: {
    summary: 'Result of a match',
    description:
      'Returns maps, the result of every play that was on sale with value, rule, version and reason, and corrections (RESULT-2, RESULT-3).',
    request: { game_id: [ID_TEXT.game, EXAMPLE.gameId] },
    response: [
      'The result.',
      {
        result: [
          'Null while the match has no result, and for an unknown id.',
          {
            match: 'The match.',
            source: ['Source of the result by the name of the feed.', 'simulator'],
            maps: [
              'Maps in order, at most 16, also those that were not played.',
              { round: ['Number of the map, 1 to 16.', 1], facts: 'Facts of the map.' },
            ],
            plays: 'Plays by map and id, at most 500; empty for an imported match.',
            revisions: 'Corrections, oldest first.',
          },
        ],
      },
    ],
  },
  getEvents: {
    summary: 'Events of a game',
    description: 'Returns the events of a game that run, come or are over, recommended ones first (CONTENT-1, HOME-2).',
    request: {
      game_type_id: [GAME, 0],
      when: ['`now` runs, `next` comes, `past` is over.', 'now'],
      uses_bets: ['0: the own bets of the player do not recommend events. Default: 1.', 1],
    },
    response: [
      'The events.',
      {
        rows: 'Recommended ones first, then by their next match; past ones by their last; at most 500.',
        recommended: [
          'Rows with a reason to recommend them (HOME-3), in their order; empty for past ones.',
          { event_id: [EVENT, EXAMPLE.eventId], ...RECOMMENDATION },
        ],
      },
    ],
  },
  getEvent: {
    summary: 'Edition of an event',
    description:
      'Returns teams, standings and brackets of one edition of an event, computed from the results (EVENT-2 to EVENT-5).',
    request: {
      event_id: [EVENT, EXAMPLE.eventId],
      season: ['Number of the edition; absent for the one that runs, else the last one that began.', 2_968],
    },
    response: [
      'The edition.',
      {
        event: [
          'Null for an unknown id.',
          {
            event_id: [EVENT, EXAMPLE.eventId],
            game_type_id: ['Id of the game category, 0 to 9999.', EXAMPLE.gameTypeId],
            ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
          },
        ],
        details: 'Venue, organizer, format and prize pool of the edition; null if the source states nothing.',
        champion_game_ids: ['Matches with open champion plays of the event, at most 16 (EVENT-6).', [EXAMPLE.gameId]],
        season: ['Number of the edition; null if the source states no stages.', 2_968],
        seasons: ['Editions, newest first, at most 200.', [2_968, 2_967]],
        teams: 'Teams of all stages by id, at most 256.',
        stages: 'Stages in order, at most 64.',
      },
    ],
  },
  getTeam: {
    summary: 'Team with its matches',
    description: 'Returns a team with its last ten and its next ten matches (CONTENT-1).',
    request: { team_id: [TEAM, EXAMPLE.teamIds[0]] },
    response: [
      'The team.',
      {
        team: 'Null for an unknown id.',
        past: 'Finished matches, newest first, at most 10.',
        next: 'Matches to come, by start, at most 10.',
      },
    ],
  },
  search: {
    summary: 'Search teams and events',
    description:
      'Returns teams, then events, whose names match in any of the eight languages, by initials, pinyin, romaji or choseong (FIND-1 to FIND-6). A single Latin letter returns nothing.',
    request: {
      query: ['What the player typed, at most 64 characters.', 'jade'],
      game_type_id: [GAME, 0],
      followed: ['Ids of followed teams, at most 200: they come first among equal hits.', []],
    },
    response: [
      'The hits.',
      {
        rows: 'Hits, best first, at most 20.',
        is_similar: ['1: no name matches; the rows are similar names (FIND-5).', 0],
      },
    ],
  },
};
