import { calendarFeedSchema, calendarScopeSchema } from '../entities/calendar-feed';
import type { CallReferences } from './call-reference';
import { EXAMPLE } from './example-values';
import { describeObject, describeUnion } from './fields';

type CalendarCall = 'createCalendar' | 'listCalendars' | 'revokeCalendar' | 'followTeam';

const ID = ['Id of the calendar feed, 1 to 2^53 − 1.', 7] as const;
const NAME = ['Name that the player chose, 1 to 64 characters.', 'My phone'] as const;
const REMINDER = ['Minutes between reminder and start: 0 (none), 15 or 60.', 15] as const;
const TEAM = ['Id of the team, 1 to 2^53 − 1.', EXAMPLE.teamIds[0]] as const;

/** Calendar feeds (CAL-1). */
export const CALENDAR_REFERENCES = [
  ...describeUnion(calendarScopeSchema, 'kind', 'Matches of a calendar feed (CAL-1).', {
    followed: ['Matches of the teams that the player follows.', { kind: ['Always `followed`.', 'followed'] }],
    team: ['Matches of a team.', { kind: ['Always `team`.', 'team'], team_id: TEAM }],
    event: [
      'Matches of an event.',
      { kind: ['Always `event`.', 'event'], event_id: ['Id of the event, 1 to 2^53 − 1.', EXAMPLE.eventId] },
    ],
    game: [
      'Matches of a game.',
      { kind: ['Always `game`.', 'game'], game_type_id: ['Id of the game category, 1 to 9999.', EXAMPLE.gameTypeId] },
    ],
  }),
  describeObject(calendarFeedSchema, 'A calendar feed without its secret address (CAL-1).', {
    calendar_id: ID,
    name: NAME,
    scope: 'Its matches.',
    reminder: REMINDER,
    feed_lang: ['Language of the feed, 1 to 8 (LANG-1).', 2],
    created_at: ['Time of creation, wall clock in ms since 1970-01-01 UTC.', EXAMPLE.startTime],
  }),
];

export const CALENDAR_CALLS: Pick<CallReferences, CalendarCall> = {
  followTeam: {
    summary: 'Follow teams',
    description:
      'Follows teams or ends it, at most 200, and returns all followed teams (FOLLOW-1). An empty list of changes only reads.',
    request: {
      changes: [
        'Changes in order, at most 200.',
        { team_id: TEAM, is_followed: ['1 to follow the team, 0 to end it.', 1] },
      ],
      skips_unknown: ['1 leaves out unknown teams and those above the limit, for the merge at sign-in.', 0],
    },
    response: ['State after the call.', { team_ids: ['Followed teams by id, at most 200.', [...EXAMPLE.teamIds]] }],
  },
  createCalendar: {
    summary: 'Create a calendar feed',
    description:
      'Creates a private calendar feed in the language of the call, at most 20 (CAL-1). The address is returned once.',
    request: { name: NAME, scope: 'Its matches.', reminder: REMINDER },
    response: [
      'The feed.',
      {
        calendar: 'The feed.',
        path: ['Path of the feed on this server; it contains the secret.', `/calendar/${EXAMPLE.token}.ics`],
      },
    ],
  },
  listCalendars: {
    summary: 'Calendar feeds',
    description: 'Returns the calendar feeds of the player that are not revoked (CAL-1).',
    request: {},
    response: ['The feeds.', { rows: 'Oldest first, at most 20.' }],
  },
  revokeCalendar: {
    summary: 'Revoke a calendar feed',
    description: 'Ends a calendar feed: its address answers 410 (CAL-1). Repeating the call changes nothing.',
    request: { calendar_id: ID },
    response: ['Always null.', null],
  },
};
