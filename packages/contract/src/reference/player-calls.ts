import { realityCheckSchema } from '../calls/protection/get-reality-check';
import { setPlayerLimit } from '../calls/protection/set-player-limit';
import { takeBreak } from '../calls/protection/take-break';
import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';
import { describeObject, describeUnion } from './fields';

type PlayerCall =
  | 'balance'
  | 'changeLang'
  | 'addFavorite'
  | 'getPlayerLimits'
  | 'setPlayerLimit'
  | 'takeBreak'
  | 'getRealityCheck'
  | 'setRealityCheck'
  | 'getPushTicket'
  | 'exchangeToken'
  | 'hostSignIn'
  | 'hostSignOut';

const OWN_LIMITS = 'The limits and the break after the call.';
const MONEY_LIMIT = [
  'A limit in money.',
  {
    kind: ['`day_stake` limits the stakes of a day, `day_loss` the loss of a day.', 'day_stake'],
    value: ['New value in whole units of the currency, above 0, at most twelve digits; null removes the limit.', '200'],
  },
] as const;

export const LIMIT_REFERENCES = [
  describeObject(realityCheckSchema, 'Reality check of the day (BET-7).', {
    minutes: ['Interval in minutes of use: 15, 30 or 60.', 60],
    is_due: ['1 if the player has to see the figures now, otherwise 0.', 0],
    next_in_s: ['Seconds of use until the next check; 0 if it is due.', 1_800],
    used_s: ['Real time of the day in seconds, over all sessions.', 1_800],
    staked: [
      'Stakes of today and what was paid in auto chess, in whole units of the currency, a decimal text.',
      '50.00',
    ],
    returned: ['Payouts of bets settled today and what cards brought, a decimal text.', '32.50'],
    currency_id: [ID_TEXT.currency, EXAMPLE.currencyId],
  }),
  ...describeUnion(setPlayerLimit.request.limit, 'kind', 'The limit to set.', {
    day_stake: MONEY_LIMIT,
    day_loss: MONEY_LIMIT,
    session_minutes: [
      'A limit in time.',
      {
        kind: ['Always `session_minutes`.', 'session_minutes'],
        value: ['New value in minutes of a day, 1 to 1440; null removes the limit.', 120],
      },
    ],
  }),
  ...describeUnion(takeBreak.request.pause, 'kind', 'The break to start.', {
    time_out: [
      'A time-out.',
      { kind: ['Always `time_out`.', 'time_out'], hours: ['Length in hours of business time, 1 to 1008.', 24] },
    ],
    exclusion: [
      'A self-exclusion.',
      { kind: ['Always `exclusion`.', 'exclusion'], days: ['Length in days of business time, 180 to 1825.', 180] },
    ],
  }),
];

export const PLAYER_CALLS: Pick<CallReferences, PlayerCall> = {
  balance: {
    summary: 'Balance of the player',
    description: 'Returns the balance, name and currency of the signed-in player (USER-2).',
    request: {},
    response: 'The balance.',
  },
  changeLang: {
    summary: 'Store the language',
    description: 'Stores the `lang` of the call as the language of the player (LANG-4).',
    request: {},
    response: ['Always null.', null],
  },
  addFavorite: {
    summary: 'Mark a match as a favourite',
    description:
      'Marks a match as a favourite or removes the mark (GAMES-7), at most 500 matches. Repeating the call changes nothing.',
    request: {
      game_id: [ID_TEXT.game, EXAMPLE.gameId],
      favorite: ['1 to mark the match, 0 to remove the mark.', 1],
    },
    response: [
      'The mark after the call.',
      { game_id: [ID_TEXT.game, EXAMPLE.gameId], favorite: ['1 if the match is marked, otherwise 0.', 1] },
    ],
  },
  getPlayerLimits: {
    summary: 'Own limits and break',
    description: 'Returns the limits that the player set, their usage, and the current break (BET-7).',
    request: {},
    response: 'The limits and the break.',
  },
  setPlayerLimit: {
    summary: 'Set an own limit',
    description:
      'Sets one limit (BET-7). A stricter value applies at once, a looser one or its removal after 24 h of business time.',
    request: { limit: 'The limit to set.' },
    response: OWN_LIMITS,
  },
  takeBreak: {
    summary: 'Start a break',
    description:
      'Starts a time-out or a self-exclusion: no bets are accepted until it ends (BET-7). A running break can be extended, never shortened.',
    request: { pause: 'The break to start.' },
    response: OWN_LIMITS,
  },
  getRealityCheck: {
    summary: 'Reality check of the day',
    description:
      'Returns how long the player has been here today, what was staked and returned, and when to show it next (BET-7). The time is that of the limit of time: all sessions, without long pauses.',
    request: {},
    response: 'The figures.',
  },
  setRealityCheck: {
    summary: 'Confirm a reality check',
    description:
      'Confirms that the player has seen the figures, or sets the interval of use after which they are shown (BET-7). The next check is one interval later.',
    request: { minutes: ['New interval in minutes: 15, 30 or 60; null keeps it.', 30] },
    response: 'The figures after the call.',
  },
  getPushTicket: {
    summary: 'Ticket for the private push topic',
    description:
      'Returns a ticket that authenticates a push socket, valid once and for 30 s. Send it in an `auth` message, never in a URL (PUSH-5).',
    request: {},
    response: ['The ticket.', { ticket: ['Ticket, 16 to 128 characters.', EXAMPLE.token] }],
  },
  exchangeToken: {
    summary: 'Exchange a token of the operator',
    description:
      'Opens a session for the player of a token that the operator has signed (JWT with ES256, EdDSA or RS256; docs/integration.md). Each token is valid once and for at most 10 minutes. The app calls it if the host page passes such a token.',
    request: { token: ['Signed token, up to 4,096 characters.', EXAMPLE.signedToken] },
    response: ['The session.', { token: ['Token for the header `token`, 16 to 128 characters.', EXAMPLE.token] }],
  },
  hostSignIn: {
    summary: 'Sign in for a host page',
    description:
      'Demo sign-in (EMBED-1): a host page gets a token and passes it to the app; the app never calls it. Wrong passwords are limited by name and address.',
    request: {
      username: ['Name of the account, 1 to 64 characters.', 'demo'],
      password: ['Password, 1 to 128 characters.', 'correct horse battery'],
    },
    response: ['The session.', { token: ['Token for the header `token`, 16 to 128 characters.', EXAMPLE.token] }],
  },
  hostSignOut: {
    summary: 'End a session',
    description: 'Ends the session of the token; later calls with this token are answered with code 602 (EMBED-1).',
    request: {},
    response: ['Always null.', null],
  },
};
