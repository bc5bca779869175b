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
 * | useMatchDetail | all plays of a match, or `no-match` |
 * | useOddsCell | one price: text, state, move, stale, chosen, toggle |
 * | usePlayState | open, suspended, closed or hidden |
 * | useMarketPhase | whether a match takes bets: open, closing, suspended, closed |
 * | useLive | score, map, clock, status of a match |
 * | useFavorite | favourite or not, and toggle |
 * | useSlip | one tab of the slip: rows, totals, problems, phase, results, and its actions |
 * | useComboLines | the lines of the combo one by one, no more than are drawn |
 * | useFastStake | the stake of the fast bet and the way to keep one |
 * | useSlipTabs | the open tab, counts, the 1.5 s warning |
 * | useHistoryList | own bets with their status, by 7 or 30 days and state |
 * | useReceipt | a ticket with every settlement it had |
 * | useSwapTeam | moves the stake of a pool ticket to the other side |
 * | useHistoryExport | all bets of a filter at once, for a file |
 * | useBanner | the 3 s banner on top of the page |
 * | useFreshness | connecting, live, or stale since when |
 * | useRoute, useNavigation | where the player is, and the ways to go |
 * | useHost | ask for sign-in, sign out, brand name |
 * | useSkin | the skin and the way to change it |
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
export { useMatchDetail, type MatchDetailData } from './hooks/use-match-detail';
export { useOddsCell, type OddsCellView } from './hooks/use-odds-cell';
export type { OddsState } from './prices/odds-state';
export { usePlayState } from './hooks/use-play-state';
export { useMarketPhase } from './hooks/use-market-phase';
export { useLive } from './hooks/use-live';
export { useFavorite, type FavoriteView } from './hooks/use-favorite';
export { useSlip, type SlipActions } from './hooks/use-slip';
export { useComboLines, type ShownLine } from './hooks/use-combo-lines';
export { useFastStake, type FastStakeView } from './hooks/use-fast-stake';
export { useSlipTabs, type SlipTabs } from './hooks/use-slip-tabs';
export type { SlipKind } from '@clutchline/domain';
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
export { useBanner } from './hooks/use-banner';
export type { BannerText } from './banner/banner-store';
export { useFreshness } from './hooks/use-freshness';
export type { Freshness } from './prices/freshness-store';
export { useNavigation, useRoute, type Navigation, type RouteView } from './hooks/use-route';
export type { Screen } from './route/screen-of';
export { useHost, type HostView } from './hooks/use-host';
export { useSkin, type SkinView } from './hooks/use-skin';
export { useNow } from './hooks/use-now';
