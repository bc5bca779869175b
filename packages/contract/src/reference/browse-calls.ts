import type { CallReferences } from './call-reference';
import { EXAMPLE, ID_TEXT } from './example-values';

type BrowseCall =
  | 'getCurrency'
  | 'getGameTypeDict'
  | 'getGameTopDictSplit'
  | 'getGameListByGameTypeId'
  | 'getPointsListSplit'
  | 'getPointsByIds'
  | 'getPoolInfo';

export const BROWSE_CALLS: Pick<CallReferences, BrowseCall> = {
  getCurrency: {
    summary: 'Currencies of the site',
    description: 'Returns the id, code and decimals of each currency, for amounts that carry a `currency_id`.',
    request: {},
    response: 'All currencies, at most 200.',
  },
  getGameTypeDict: {
    summary: 'Game categories',
    description: 'Returns the game categories in display order with the number of matches in each tab and event.',
    request: {},
    response: 'Categories in the order of GAMES-2, at most 100; the first is 0, all games.',
  },
  getGameTopDictSplit: {
    summary: 'Tabs of the match list',
    description: 'Returns the handicap codes, that is the tabs of the match list, in display order.',
    request: {},
    response: 'Tabs in display order, at most 16.',
  },
  getGameListByGameTypeId: {
    summary: 'Matches of a category',
    description:
      'Returns the matches of a category under a tab, by start time, with their live state and main plays. An unknown category or event returns an empty list.',
    request: {
      game_type_id: ['Id of the category, 0 to 9999; 0 selects all games.', 0],
      handicap_code: ['Tab of the match list.', 'today'],
      event_ids: ['Ids of the events (tournaments) to select, at most 200; empty selects all.', [EXAMPLE.eventId]],
    },
    response: ['The selected matches.', { rows: 'Rows of the match list by start time, at most 1000.' }],
  },
  getPointsListSplit: {
    summary: 'All plays of a match',
    description: 'Returns a match with its live state, all its plays and points, and the results of its finished maps.',
    request: { game_id: [ID_TEXT.game, EXAMPLE.gameId] },
    response: [
      'The match with all its plays.',
      {
        match: 'Stable fields of the match.',
        live: 'Its live state.',
        plays: 'All its plays with their points, at most 500.',
        is_favorite: ['1 if the signed-in player marked the match as a favourite, otherwise 0 (GAMES-7).', 1],
        maps: 'Finished maps in order, at most 16; maps that were not played are left out.',
      },
    ],
  },
  getPointsByIds: {
    summary: 'Current state of points',
    description:
      'Returns slip items with the current price and status of these points, for preselected odds (NAV-5) and a restored slip. Unknown ids are left out.',
    request: { shop_ids: ['Ids of the points, 1 to 25.', [EXAMPLE.pointId, EXAMPLE.otherPointId]] },
    response: ['Slip items of the known points.', { items: 'Slip items in the order of the request, at most 25.' }],
  },
  getPoolInfo: {
    summary: 'Stakes and odds of pools',
    description:
      'Returns pools with their stakes and indicative odds, after the close with the computation that pays them (BET-2). Plays that are not pools are left out.',
    request: {
      play_ids: ['Ids of the plays, 1 to 50.', [EXAMPLE.poolPlayId]],
      currency_id: [
        'Currency of the pools, 1 to 9999, default 1; a signed-in player always gets the pools of the own currency.',
        EXAMPLE.currencyId,
      ],
      with_stakes: ['1 to get the tickets of a closed pool; has an effect only if one play is requested.', 1],
    },
    response: ['The pools.', { pools: 'Pools in the order of the store, at most 50.' }],
  },
};
