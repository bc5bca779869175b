import type { CallReferences } from './call-reference';
import { EXAMPLE } from './example-values';

/** HOME-3. */
export const RECOMMENDATION = {
  reason: ['`pinned` by the operator, else what contributes most to the recommendation.', 'popular'],
  team: 'The followed team for the reason `followed`; null for others.',
} as const;

/** HOME-1. */
export const HOME_CALLS: Pick<CallReferences, 'getHome'> = {
  getHome: {
    summary: 'The blocks of the home page',
    description:
      'Returns the blocks of the home: live matches, matches of followed teams, recommended events with their reason, top pools, latest results and announcements (HOME-1 to HOME-3). An empty block is an empty list.',
    request: {
      uses_bets: ['0: the own bets of the player do not recommend events.', 1],
      team_ids: ['Teams that a signed-out caller follows, at most 200; ignored for a signed-in player.', []],
    },
    response: [
      'The blocks.',
      {
        live: ['Matches under way, at most 6.', { match: 'The match.', live: 'Its live state.' }],
        followed: ['Next matches of followed teams, at most 6.', { match: 'The match.', live: 'Its live state.' }],
        events: [
          'Recommended events, best first, at most 6.',
          {
            event: 'The event.',
            ...RECOMMENDATION,
            match: [
              'The match of the event that the operator pinned; null without one.',
              { match: 'The match.', live: 'Its live state.' },
            ],
          },
        ],
        pools: [
          'Open pools with the most tickets, at most 4.',
          {
            match: 'The match.',
            play_info_id: ['Id of the play, 1 to 2^53 − 1.', EXAMPLE.playId],
            category_id: ['Category of the play (BET-1).', 1],
            round: ['Map, 1 to 16; 0 for the whole match.', 0],
            market: ['Code of the market.', 'match_winner'],
            tickets: ['Tickets of all currencies.', 240],
            gross: ['Stakes in `currency_id`, a decimal.', '12500.00'],
            currency_id: ['Currency of the player, 1 without a token.', 1],
          },
        ],
        results: 'Latest results, at most 5.',
        announcements: 'Announcements, pinned ones first, at most 3.',
      },
    ],
  },
};
