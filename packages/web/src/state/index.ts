/**
 * The only door to data for screens. Every hook works inside `<AppStateProvider>`; none fetches on its own account
 * beyond what it says, none touches the DOM.
 *
 * | Hook | What it gives |
 * |---|---|
 * | useSession | signed in or not, nickname, currency, balance |
 * | useMoney | a wire amount in the player's language and currency |
 * | useLanguage | the language and the way to change it |
 * | useCategories | rail: categories in their order, with counts and events |
 * | useBrowse | current category, tab, checked events, and the actions that change them |
 * | useHandicapTabs | tabs with the counts of the current category |
 * | useMatchList | rows of the current category, tab and events |
 * | useFavoriteMatches | the favourites of all games and tabs |
 * | useFoundMatches | search by team or event in all games and tabs |
 * | useBlockHeights | how high parts of the list were when last drawn |
 * | useEventCounts | how many matches of the open tab each event has |
 * | useShownCount | the count of a game or tab that agrees with the open list |
 * | useMatchDetail | all plays of a match, or `no-match` |
 * | usePool | a pool with its stakes, kept up to date |
 * | useListedPool | the same of a pool of the open list |
 * | usePoolStakes | stakes to try on a pool: those typed in the slip, and chips |
 * | useSlipPools | the pools that are bet on in the slip |
 * | useTypedStakes | the stakes typed in the slip, by point |
 * | useOutrights | the champion bets of all games |
 * | useOddsCell | one price: text, state, move, stale, chosen, toggle |
 * | usePlayState | open, suspended, closed or hidden |
 * | useShownPlays | the plays of a match that are not hidden |
 * | usePlayReason | why a play takes no bets |
 * | usePlayOdds | the prices of a play together |
 * | useRound | the map that the open match shows |
 * | useMarketPhase | whether a match takes bets: open, closing, suspended, closed |
 * | useLive | score, map, clock, status of a match |
 * | useMapScores | how the maps of a match that are over ended |
 * | useFavorite | favourite or not, and toggle |
 * | useSlip | one tab of the slip: rows, totals, problems, phase, results, and its actions |
 * | useComboLines | some lines of the combo, from any place in it |
 * | useRemovedItem | what was taken out of the slip last, and the way back |
 * | useStakeTyping | to tell when a stake is being typed |
 * | useFastStake | the stake of the fast bet and the way to keep one |
 * | useSlipTabs | the open tab, counts, the 1.5 s warning |
 * | useHistoryList | own bets with their status, by 7 or 30 days and state |
 * | useReceipt | a ticket with every settlement it had |
 * | useSwapTeam | moves the stake of a pool ticket to the other side |
 * | useHistoryExport | all bets of a filter at once, for a file |
 * | usePlayerLimits | the player's own limits, how far they are used up, and the break |
 * | useLimitChange | sets a limit, takes it away, begins a break |
 * | useCorrection | the ticket that was settled anew, until the player has seen it |
 * | useHasCorrections | whether there may be a ticket that was settled anew |
 * | useBanner | the banner on top of the page, one line at a time |
 * | useFreshness | connecting, live, or stale since when |
 * | useBackToList | the way back to where the list was left |
 * | useRoute, useNavigation | where the player is, and the ways to go |
 * | useRouteMessage | the message of a failure screen, and whether it is ours |
 * | useHost | ask for sign-in, sign out, brand name |
 * | useSkin | the skin and the way to change it |
 * | useAvatar | which of the fifteen avatars the player has |
 * | usePreferences | avatar, odds format, time zone, sounds, and the ways to change them |
 * | useAccept | what the player takes of a price that moves |
 * | useAsksForSound | whether to ask the player if bets shall be heard |
 * | useNow | server time, once a second |
 *
 * Fetched data comes as `QueryView`: loading, failed (with `reload`), ready.
 */
export type { QueryView } from './hooks/query-view';
export { useSession, type SessionView } from './hooks/use-session';
export { useMoney } from './hooks/use-money';
export { useLanguage, type LanguageView } from './hooks/use-language';
export { useCategories } from './hooks/use-categories';
export { useBrowse, type BrowseView } from './hooks/use-browse';
export type { ListView } from './browse/browse-store';
export { useHandicapTabs, type HandicapTab } from './hooks/use-handicap-tabs';
export { useMatchList } from './hooks/use-match-list';
export { useFavoriteMatches } from './hooks/use-favorite-matches';
export { useFoundMatches, type FoundMatches } from './hooks/use-found-matches';
export { useBlockHeights } from './hooks/use-block-heights';
export { useEventCounts, type EventCounts } from './hooks/use-event-counts';
export { useShownCount } from './hooks/use-shown-count';
export { useMatchDetail, type MatchDetailData } from './hooks/use-match-detail';
export { usePool } from './hooks/use-pool';
export { useListedPool } from './hooks/use-listed-pool';
export { usePoolStakes, useTypedStakes, type PoolStakes } from './hooks/use-pool-stakes';
export { useOutrights } from './hooks/use-outrights';
export { useOddsCell, type MovingPrice, type OddsCellView } from './hooks/use-odds-cell';
export type { OddsState } from './prices/odds-state';
export { usePlayState } from './hooks/use-play-state';
export { useShownPlays } from './hooks/use-shown-plays';
export { usePlayReason } from './hooks/use-play-reason';
export { usePlayOdds } from './hooks/use-play-odds';
export { useRound } from './hooks/use-round';
export { useMarketPhase } from './hooks/use-market-phase';
export { useLive } from './hooks/use-live';
export { useMapScores } from './hooks/use-map-scores';
export { useFavorite, type FavoriteView } from './hooks/use-favorite';
export { useSlip, type SlipActions } from './hooks/use-slip';
export { useComboLines, type ShownLine } from './hooks/use-combo-lines';
export { useRemovedItem, type RemovedItemView } from './hooks/use-removed-item';
export { useStakeTyping } from './hooks/use-stake-typing';
export { useFastStake, type FastStakeView } from './hooks/use-fast-stake';
export { useSlipPools } from './hooks/use-slip-pools';
export { useSlipTabs, type SlipTabs } from './hooks/use-slip-tabs';
export type { SlipKind } from '@clutchline/domain';
export { decimalsOf } from './slip/decimals-of';
export type { PlacePhase, SlipProblem, SlipReason } from './slip/slip-store';
export type { SlipRow } from './slip/slip-row';
export type { SlipLimits, SlipView } from './slip/slip-view';
export type { SystemView } from './slip/system-view';
export type { PlacedBet } from './slip/placed-bet';
export { useHistoryList, type HistoryData, type HistoryRow } from './hooks/use-history-list';
export type { HistoryFilter } from './queries/history-query';
export { useReceipt, type ReceiptData } from './hooks/use-receipt';
export { useSwapTeam, type SwapPhase } from './hooks/use-swap-team';
export { useHistoryExport, type ExportRow } from './hooks/use-history-export';
export { useFailedPart } from './hooks/use-failed-part';
export { usePlayerLimits } from './hooks/use-player-limits';
export {
  useLimitChange,
  type BreakWanted,
  type LimitChangePhase,
  type LimitChangeView,
  type LimitWanted,
} from './hooks/use-limit-change';
export { useHasCorrections } from './hooks/use-has-corrections';
export { useCorrection } from './hooks/use-correction';
export { useBackToList } from './hooks/use-back-to-list';
export { useBanner } from './hooks/use-banner';
export type { BannerText } from './banner/banner-store';
export { useFreshness } from './hooks/use-freshness';
export type { Freshness } from './prices/freshness-store';
export { useNavigation, useRoute, type Navigation, type RouteView } from './hooks/use-route';
export { useRouteMessage } from './hooks/use-route-message';
export type { RouteMessage } from './route/read-message';
export type { Screen } from './route/screen-of';
export { useHost, type HostView } from './hooks/use-host';
export { useSkin, type SkinView } from './hooks/use-skin';
export { useAvatar } from './hooks/use-avatar';
export { usePreferences } from './hooks/use-preferences';
export { useAccept } from './hooks/use-accept';
export { useAsksForSound } from './hooks/use-asks-for-sound';
export { useNow } from './hooks/use-now';
