import {
  mapDetailsSchema,
  resultRevisionSchema,
  settledPlaySchema,
  settledPointSchema,
} from '../calls/content/get-match-result';
import {
  bracketMatchSchema,
  bracketSourceSchema,
  eventEntrySchema,
  eventStageViewSchema,
  eventSummarySchema,
  namedTeamSchema,
  standingsRowSchema,
} from '../entities/event-page';
import { eventDetailsSchema, prizeShareSchema } from '../entities/event-details';
import {
  finishedMatchSchema,
  scheduledMatchSchema,
  scheduledSlotSchema,
  slotSideSchema,
} from '../entities/finished-match';
import { searchHitSchema } from '../entities/search-hit';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, describeUnion } from './fields';
import { describeLocalized, EXAMPLE_EVENT, EXAMPLE_SPECIAL, EXAMPLE_STAGE, EXAMPLE_TEAMS } from './localized';

const [TEAM_1, TEAM_2] = EXAMPLE_TEAMS;
const [ID_1, ID_2] = EXAMPLE.teamIds;
const STAGE_ID = 8_829_681;
const TEAM = 'Id of the team, 1 to 2^53 − 1.';
const STAGE = 'Id of the stage, 1 to 2^53 − 1.';
const SLOT = 'Number of the slot within the stage, 1 to 9999.';
const MAPS_OF = 'Maps won by the';

const ANNOUNCED = {
  game_id: [ID_TEXT.game, EXAMPLE.gameId],
  game_type_id: ['Id of the game category, 0 to 9999 (GAMES-2).', EXAMPLE.gameTypeId],
  event_id: ['Id of the event (tournament), 1 to 2^53 − 1.', EXAMPLE.eventId],
  stage_id: [`${STAGE} Null if the source names none.`, STAGE_ID],
  team_id_1: ['Id of the first team, 1 to 2^53 − 1.', ID_1],
  team_id_2: ['Id of the second team, 1 to 2^53 − 1.', ID_2],
  ...describeLocalized('team_name_1', 'Name of the first team', TEAM_1),
  ...describeLocalized('team_name_2', 'Name of the second team', TEAM_2),
  ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
  ...describeLocalized('stage_name', 'Name of the stage within the event', EXAMPLE_STAGE),
  start_time: ['Announced start, business time in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
  best_of: ['Maximum number of maps, 1 to 16.', 3],
} as const;

const MOVED = {
  original_start: ['First announced start of a match that was moved, business time in ms; null otherwise.', null],
  is_time_confirmed: ['0: only the date of the start is certain.', 1],
} as const;

const HIT = {
  game_type_id: ['Id of the game category, 0 to 9999; 0 if no match of the team is known.', EXAMPLE.gameTypeId],
  ...describeLocalized('name', 'Name', TEAM_1),
  alias: ['Alias that was found, if no localized name was; null otherwise.', null],
  next_game_id: ['Id of the match in play, else of the next one; null without one.', EXAMPLE.gameId],
  next_start: ['Start of this match, business time in ms; null without one.', EXAMPLE.startTime],
  is_live: ['1: the match is in play.', 0],
} as const;

const ofTeam = (what: string) => `Id of the team with the ${what}; null if it is unknown.`;

/** Schedule, results, events and teams. */
export const CONTENT_REFERENCES = [
  describeObject(scheduledMatchSchema, 'A match that has not ended (SCHED-2).', { ...ANNOUNCED, ...MOVED }),
  describeObject(slotSideSchema, 'Side of a slot: a team, or its source (EVENT-5).', {
    kind: ['`team` is drawn, the others are what decides it.', 'winner'],
    team_id: ['Id of the team; null until it is known.', null],
    ...describeLocalized('name', 'Name of the team, else of the slot or stage that decides it', EXAMPLE_STAGE),
    place: ['Place in the stage, 1 to 64; null for other kinds.', null],
  }),
  describeObject(scheduledSlotSchema, 'A match of a bracket whose teams are not both known (SCHED-2).', {
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    game_type_id: ['Id of the game category, 0 to 9999 (GAMES-2).', EXAMPLE.gameTypeId],
    event_id: ['Id of the event (tournament), 1 to 2^53 − 1.', EXAMPLE.eventId],
    stage_id: [STAGE, STAGE_ID],
    ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
    ...describeLocalized('slot_name', 'Name of the slot', EXAMPLE_STAGE),
    start_time: ['Planned start, business time in ms.', EXAMPLE.startTime],
    side_1: 'First side.',
    side_2: 'Second side.',
  }),
  ...describeUnion(searchHitSchema, 'kind', 'A team or event that matches a search (FIND-1).', {
    team: ['A team.', { kind: ['Always `team`.', 'team'], team_id: [TEAM, ID_1], ...HIT }],
    event: [
      'An event.',
      { kind: ['Always `event`.', 'event'], event_id: ['Id of the event, 1 to 2^53 − 1.', EXAMPLE.eventId], ...HIT },
    ],
  }),
  describeObject(prizeShareSchema, 'Share of a prize pool (EVENT-1).', {
    first: ['First place of the share, 1 to 512.', 1],
    last: ['Last place of the share, `first` or more.', 1],
    amount: ['Of each of these places, in whole units of the currency; null if the prize is not money.', 50_000],
    ...describeLocalized('prize', 'Prize that is not money, absent without one,', EXAMPLE_SPECIAL),
    team_id: ['Id of the team in this place; null until it is decided, and for a range of places.', ID_1],
  }),
  describeObject(
    eventDetailsSchema,
    'Facts of an edition; absent or null if the source does not state them (EVENT-1).',
    {
      tier: ['`s` is the highest.', 'a'],
      starts_at: ['Begin, business time in ms.', EXAMPLE.startTime],
      ends_at: ['End, business time in ms.', EXAMPLE.dayEnd],
      is_online: ['1: played online, 0: at the venue.', 0],
      country: ['ISO 3166-1 code of the country of the venue.', 'KR'],
      ...describeLocalized('venue_name', 'Name of the venue, absent if it is unknown,', EXAMPLE_EVENT),
      ...describeLocalized('city_name', 'City of the venue, absent if it is unknown,', EXAMPLE_EVENT),
      ...describeLocalized('organizer_name', 'Name of the organizer, absent if it is unknown,', EXAMPLE_EVENT),
      ...describeLocalized('format', 'Format as text, absent if it is unknown,', EXAMPLE_STAGE),
      prize: [
        'Prize pool.',
        {
          amount: ['Whole pool in whole units of the currency; null if only shares are stated.', 100_000],
          currency: ['ISO 4217 code.', 'USD'],
          shares: 'Shares by place, at most 64.',
          is_partial: ['1: the shares in money are less than the pool; the rest is not stated.', 0],
        },
      ],
    },
  ),
  describeObject(finishedMatchSchema, 'A match of two teams that ended or was void (RESULT-1).', {
    ...ANNOUNCED,
    ended_at: ['End of the match, business time in ms since 1970-01-01 UTC.', EXAMPLE.endTime],
    winner: ['Id of the winner; null for a draw and for a void match.', ID_1],
    score_1: [`${MAPS_OF} first team, 0 to 999.`, 2],
    score_2: [`${MAPS_OF} second team, 0 to 999.`, 1],
    void_reason: ['Why the match is void; null if it has a result.', null],
    correction_count: ['Number of corrections of the result (RESULT-3).', 0],
    is_history: ['1 if the match was imported and no bets were offered, otherwise 0.', 0],
  }),
  describeObject(mapDetailsSchema, 'Facts of one map; null if the source does not report them.', {
    status: ['`played`, `not_played`, or `forfeited`: conceded during the map.', 'played'],
    winner: [ofTeam('win'), ID_1],
    score_1: ['Kills or rounds of the first team, 0 to 999.', 24],
    score_2: ['Kills or rounds of the second team, 0 to 999.', 17],
    duration_s: ['Length in seconds, 0 to 100000.', 1_930],
    first_blood: [ofTeam('first kill'), ID_1],
    first_tower: [ofTeam('first tower'), ID_2],
    first_dragon: [ofTeam('first dragon'), ID_2],
    first_blood_position: ['Position of the player with the first kill: top, jungle, mid, bot or support.', 'mid'],
    pistol_1: [ofTeam('first pistol round'), null],
    pistol_13: [ofTeam('second pistol round'), null],
    races: [
      'First team to reach each number of kills or rounds: pairs of number, at most 999, and team id, at most 20 pairs.',
      [[10, ID_1]],
    ],
  }),
  describeObject(settledPointSchema, 'A point with the result that settled it (RESULT-2).', {
    point_id: [ID_TEXT.point, EXAMPLE.pointId],
    pick: 'What the point means.',
    line: ['Handicap of the point in thousandths; null if the market has none on its points.', null],
    odd: ['Last price before the close; null if the point never had one, and for a pool.', EXAMPLE.odd],
    closing_odds: ['What a closed pool pays per unit, in the currency of the caller; null for other plays.', null],
    outcome: ['Result of the point; null while it is unknown.', 'won'],
    void_reason: ['Why the point is void; null otherwise.', null],
    dead_heat: ['Number of winners that share a dead heat; 1 without one.', 1],
    result: ['Value that the rule read, such as 2:1; null while it is unknown.', '2:1'],
    rule: ['Rule and version; null while the point is unsettled.', 'match-winner@1'],
    source: ['Source of the result; null while the point is unsettled.', 'simulator'],
    reason: ['Reason of a correction or void as the operators wrote it; null otherwise.', null],
  }),
  describeObject(settledPlaySchema, 'A play that was on sale, with its results (RESULT-2).', {
    play_info_id: [ID_TEXT.play, EXAMPLE.playId],
    category_id: ['How the play took bets: 1 pool, 2 fixed odds, 3 live, 4 champion, 5 combo (GAMES-6).', 2],
    round: ['Map of the play, 1 to 16; 0 is the whole match (LANG-5).', 0],
    market: ['Market type.', 'match_winner'],
    group: ['Group of the match detail in which the play is shown (DETAIL-1).', 'basic'],
    line: ['Line in thousandths; null if the market has none.', null],
    status: ['1 open, 2 suspended, 3 closed, 4 settled, 5 cancelled (PUSH-4).', 4],
    ...describeLocalized('name', 'Title of the play by its source, absent if it gives none,', EXAMPLE_SPECIAL),
    points: 'Points of the play, at most 64.',
  }),
  describeObject(resultRevisionSchema, 'A correction of a result, approved by two people (RESULT-3).', {
    round: ['Corrected map, 1 to 16; 0 is the match.', 0],
    revision: ['Number of the revision, 2 or more.', 2],
    before: [
      'Facts before; null if there were none.',
      {
        winner: ['Id of the winner; null without one.', ID_2],
        score_1: ['Score of the first team; null if it is unknown.', 1],
        score_2: ['Score of the second team; null if it is unknown.', 2],
      },
    ],
    after: [
      'Facts from now on.',
      {
        winner: ['Id of the winner; null without one.', ID_1],
        score_1: ['Score of the first team; null if it is unknown.', 2],
        score_2: ['Score of the second team; null if it is unknown.', 1],
      },
    ],
    reason: ['Reason as the operators wrote it.', 'sides swapped by the source'],
    at: ['Business time in ms since 1970-01-01 UTC.', EXAMPLE.endTime],
  }),
  describeObject(eventSummarySchema, 'An event in a list (CONTENT-1).', {
    event_id: ['Id of the event (tournament), 1 to 2^53 − 1.', EXAMPLE.eventId],
    game_type_id: ['Id of the game category, 0 to 9999 (GAMES-2).', EXAMPLE.gameTypeId],
    ...describeLocalized('event_name', 'Name of the event', EXAMPLE_EVENT),
    starts_at: ['Begin of the current edition, ms; null if the source states none.', EXAMPLE.startTime],
    ends_at: ['End of the current edition, ms; null if the source states none.', EXAMPLE.dayEnd],
    country: ['ISO 3166-1 code of the country of its venue; null if it has none or the source states none.', 'KR'],
    live_count: ['Number of matches in play.', 1],
    next_match_at: ['Start of the next match, ms; null without one.', EXAMPLE.startTime],
    last_match_at: ['End of the last match, ms; null without one.', EXAMPLE.endTime],
  }),
  describeObject(eventEntrySchema, 'A team of an edition (EVENT-1).', {
    team_id: [TEAM, ID_1],
    ...describeLocalized('team_name', 'Name of the team', TEAM_1),
    seed: ['Seed, 1 is the best; null without one.', 1],
    entry: ['`invited`, or `qualified` by a qualifier.', 'invited'],
    ...describeLocalized('qualifier_name', 'Qualifier of a qualified team, absent if it is unknown,', EXAMPLE_STAGE),
  }),
  describeObject(namedTeamSchema, 'A team.', {
    team_id: [TEAM, ID_1],
    ...describeLocalized('team_name', 'Name of the team', TEAM_1),
  }),
  describeObject(eventStageViewSchema, 'A stage of an edition: a table, or a bracket (EVENT-2, EVENT-4).', {
    stage_id: [STAGE, STAGE_ID],
    kind: ['`league`, `group` and `swiss` have standings, `bracket` has matches in slots.', 'group'],
    ...describeLocalized('stage_name', 'Name of the stage', EXAMPLE_STAGE),
    starts_at: ['Begin of the stage, ms.', EXAMPLE.startTime],
    ends_at: ['End of the stage, ms.', EXAMPLE.dayEnd],
    points: ['`match_wins`: 1 for a win; `by_score`: 3, 2, 1 or 0 by score.', 'match_wins'],
    tie_breakers: [
      'Rules in order of application (EVENT-3); empty if the organizer states none: then wins, head to head and map difference apply.',
      ['match_wins', 'h2h_match', 'map_diff'],
    ],
    skipped_tie_breakers: ['Stated rules that are unknown or repeated.', []],
    standings: 'Rows by place, at most 64; empty for a bracket.',
    rounds: [
      'Ids of the matches of a Swiss stage by round, at most 64 rounds of 128; absent for other stages.',
      [[EXAMPLE.gameId]],
    ],
    bracket: 'Matches of a bracket, at most 512, empty for a table; null if the slots cannot be drawn.',
  }),
  describeObject(standingsRowSchema, 'A team in the standings; only finished matches count (EVENT-2).', {
    team_id: [TEAM, ID_1],
    place: ['Place, 1 to 64; teams that no rule separates share one.', 1],
    won: ['Matches won.', 3],
    drawn: ['Matches drawn.', 0],
    lost: ['Matches lost.', 1],
    maps_won: ['Maps won.', 6],
    maps_lost: ['Maps lost.', 3],
    map_diff: ['Maps won less maps lost.', 3],
    points: ['Points by the rule of the stage.', 3],
    decided_by: ['Rule that separated the team from tied ones; null if none was needed (EVENT-3).', 'map_diff'],
  }),
  ...describeUnion(bracketSourceSchema, 'kind', 'Origin of a team in a slot (EVENT-5).', {
    team: ['A team of the draw.', { kind: ['Always `team`.', 'team'], team_id: [TEAM, ID_1] }],
    winner: ['The winner of a slot.', { kind: ['Always `winner`.', 'winner'], slot: [SLOT, 1] }],
    loser: ['The loser of a slot.', { kind: ['Always `loser`.', 'loser'], slot: [SLOT, 1] }],
    place: [
      'A place of another stage.',
      { kind: ['Always `place`.', 'place'], stage_id: [STAGE, STAGE_ID], place: ['Place, 1 to 64.', 1] },
    ],
  }),
  describeObject(bracketMatchSchema, 'A match of a bracket with its current teams (EVENT-4, EVENT-5).', {
    slot: [SLOT, 3],
    game_id: [ID_TEXT.game, EXAMPLE.gameId],
    section: ['Part of the bracket.', 'final'],
    column: ['Column within the section, 1 to 64.', 1],
    ...describeLocalized('slot_name', 'Name of the slot', EXAMPLE_STAGE),
    source_1: 'Origin of the first team.',
    source_2: 'Origin of the second team.',
    team_id_1: ['Id of the first team; null until it is known.', ID_1],
    team_id_2: ['Id of the second team; null until it is known.', ID_2],
    score_1: [`${MAPS_OF} first team of the slot; null before the end.`, 2],
    score_2: [`${MAPS_OF} second team of the slot; null before the end.`, 1],
    winner: ['Id of the winner; null before the end and for a draw.', ID_1],
    is_walkover: ['1 if the match was void and the better seed advanced, otherwise 0.', 0],
    winner_to: ['Slot to which the winner advances; null without one.', null],
    loser_to: ['Slot to which the loser goes; null without one.', null],
    start_time: ['Announced start, else the planned one, ms; null if neither is known and after the end.', null],
    ...MOVED,
  }),
] as const;
